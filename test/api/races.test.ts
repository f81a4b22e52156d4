import { expect, test } from 'vitest'
import type { Db, Sql } from '#db/database.ts'
import { reserveStock } from '#shop/catalogue/stock/stock.store.ts'
import { claimRequest } from '#shop/orders/placing/order-requests.store.ts'
import { barrier } from '../support/barrier.ts'
import { openShop, type TestShop } from '../support/shop.ts'

// Each race of the shop runs beside a twin without its guard, with a competitor between check and write. The
// twin must fail, which proves that the guard works.

const order = (tx: Sql, id: string) => tx.run`
  insert into orders (id, account_id, guest_key_hash, flow, payment, status, subtotal, redeemed_points, earned_points, total,
    address, contact_name, contact_email, contact_phone, placed_at)
  values (${id}, 'amina', null, 'cart', 'cod', 'placed', 0, 0, 0, 0, 'a', 'b', 'c', 'd', 0)`
const ordersOf = async (shop: TestShop) => (await shop.count('orders')) ?? 0

/** Reads, computes, then writes: correct for one customer, wrong for two. */
async function takeNaively(tx: Sql, id: string, between: () => Promise<void>) {
  const { stock } = await tx.one<{
    stock: number
  }>`select stock from product where id = 'lastmango'`
  await between()
  if (stock < 1) return
  await tx.run`update product set stock = ${stock - 1} where id = 'lastmango'`
  await order(tx, id)
}

async function takeGuarded(tx: Sql, id: string, between: () => Promise<void>) {
  await between()
  if ('counted' in (await reserveStock(tx, [{ productId: 'lastmango', quantity: 1 }])))
    await order(tx, id)
}

type Take = typeof takeNaively
/** Two buyers of the last one; the naive way as it would be written, without the queue of the one writer. */
const race = async (db: Db, take: Take, inTransaction: boolean) => {
  const meet = barrier(2)
  const buy = (id: string) =>
    inTransaction ? db.transaction((tx) => take(tx, id, async () => undefined)) : take(db, id, meet)
  await Promise.all([buy('first'), buy('second')])
}

test('the last one is sold once', async () => {
  const shop = await openShop()
  await race(shop.db, takeGuarded, true)
  expect([await ordersOf(shop), await shop.stockOf('lastmango')]).toEqual([1, 0])
})

test('the guarded statement alone holds, even without a transaction around it', async () => {
  const shop = await openShop()
  await race(shop.db, takeGuarded, false)
  expect([await ordersOf(shop), await shop.stockOf('lastmango')]).toEqual([1, 0])
})

test('twin: look first, then write, and the last one is sold twice', async () => {
  const shop = await openShop()
  await race(shop.db, takeNaively, false)
  expect([await ordersOf(shop), await shop.stockOf('lastmango')]).toEqual([2, 0])
})

const request = (orderId: string) => ({
  buyer: 'account amina',
  key: 'the-same-key',
  bodyHash: 'x',
  orderId,
  at: 0,
})

/** Places the order if the key is unclaimed: the guard is the table's key, not the check. */
async function placeGuarded(db: Db, id: string, meet: () => Promise<void>) {
  await meet()
  await db.transaction(async (tx) => {
    if (await claimRequest(tx, request(id))) await order(tx, id)
  })
}

/** The same with a look instead of a claim. */
async function placeNaively(db: Db, id: string, meet: () => Promise<void>) {
  const known =
    await db.maybeOne`select 1 as one from order_request where request_key = 'the-same-key'`
  await meet()
  if (known !== undefined) return
  await db.transaction(async (tx) => {
    await order(tx, id)
    await tx.run`insert into order_request (buyer, request_key, body_hash, order_id, at) values (${`account ${id}`}, 'the-same-key', 'x', ${id}, 0)`
  })
}

test.each([
  ['a claimed key makes one order', placeGuarded, 1],
  ['twin: a key that was only looked for makes two', placeNaively, 2],
])('%s', async (_, place, orders) => {
  const shop = await openShop()
  await order(shop.db, 'earlier')
  const meet = barrier(2)
  await Promise.all([place(shop.db, 'first', meet), place(shop.db, 'second', meet)])
  expect(await ordersOf(shop)).toBe(1 + orders)
})
