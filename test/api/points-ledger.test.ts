import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

// The database itself keeps the ledgers, whatever mistake the code above it makes.

const ledgerOf = (shop: TestShop) =>
  shop.db.all`select * from points_entry order by account_id, seq`
type Forged = {
  seq?: number
  reason?: string
  points?: number
  after?: number
  order?: string | null
  who?: string
}
const forge = (
  db: Db,
  { seq = 2, reason = 'given-back', points = 10, after = 51, order = null, who = 'amina' }: Forged,
) => db.run`
  insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at)
  values (${who}, ${seq}, ${order}, ${reason}, ${points}, ${after}, 0)`

test('an entry is never changed and never removed', async () => {
  const shop = await openShop()
  await placed(await shop.as('amina'), cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
  const [points, stock] = [
    await ledgerOf(shop),
    await shop.db.all`select * from stock_entry order by id`,
  ]
  const appendOnly = /only ever added to/
  await expect(shop.db.run`update points_entry set points = points + 1`).rejects.toThrow(appendOnly)
  await expect(
    shop.db.run`update points_entry set balance_after = 9999 where account_id = 'amina'`,
  ).rejects.toThrow(appendOnly)
  await expect(shop.db.run`delete from points_entry where account_id = 'amina'`).rejects.toThrow(
    appendOnly,
  )
  await expect(shop.db.run`update stock_entry set change = 0`).rejects.toThrow(appendOnly)
  await expect(shop.db.run`delete from stock_entry`).rejects.toThrow(appendOnly)
  expect(await ledgerOf(shop)).toEqual(points)
  expect(await shop.db.all`select * from stock_entry order by id`).toEqual(stock)
})

test('a forged entry that does not follow the one before is refused', async () => {
  const shop = await openShop()
  const { _id: order } = await placed(
    await shop.as('amina'),
    cartOrder(1400, [{ product: 'atta', quantity: 1 }]),
  ) // 41 points
  const before = await ledgerOf(shop)
  const forgeries: [what: string, entry: Forged][] = [
    ['a sum that is not the sum', { after: 9999 }],
    ['a gap', { seq: 3 }],
    ['the same place twice', { seq: 1, points: 41, after: 41 }],
    ['the first of an account with a balance from nowhere', { who: 'bilal', seq: 1, after: 51 }],
    ['place 0', { who: 'bilal', seq: 0, after: 10 }],
    ['a redemption below zero', { reason: 'redeemed', points: -42, after: -1 }],
    ['a redemption that adds', { reason: 'redeemed', points: 42, after: 83 }],
    ['an earning that takes', { reason: 'earned', points: -1, after: 40 }],
    ['a second earning of one order', { reason: 'earned', order }],
    ['an order that is not there', { order: 'none' }],
    ['an account that is not there', { who: 'nobody', seq: 1, after: 10 }],
  ]
  for (const [what, entry] of forgeries) {
    const refused = await forge(shop.db, entry).then(
      () => 'taken',
      () => 'refused',
    )
    expect([what, refused]).toEqual([what, 'refused'])
  }
  expect(await ledgerOf(shop)).toEqual(before)
  await forge(shop.db, {}) // a correct one is accepted, so the refusals above have the right reasons
  expect(await shop.balanceOf('amina')).toBe(51)
})

test('two writers who both read the ledger cannot both add the next entry', async () => {
  const shop = await openShop()
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      forge(shop.db, { who: 'bilal', seq: 1, points: 10, after: 10 }),
    ),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await shop.balanceOf('bilal')).toBe(10)
})

test('stock, prices and totals that cannot be are refused by the tables', async () => {
  const shop = await openShop()
  await placed(await shop.as('amina'), cartOrder())
  const { db } = shop
  const wrong = [
    () => db.run`update product set stock = -1 where id = 'apples'`,
    () => db.run`update product set list_price = 0 where id = 'apples'`,
    () => db.run`update product set offer_price = list_price where id = 'apples'`,
    () => db.run`update orders set total = -1, subtotal = -15001`,
    () => db.run`update order_line set cancelled_quantity = quantity + 1`,
    () => db.run`update order_line set quantity = 0`,
    () => db.run`insert into account select 'other', 'AMINA@kiryana.example', email_key, phone, full_name, password_hash, kind, business_name,
      business_address, wholesale_since, picture, 'another card', created_at from account where id = 'amina'`,
  ]
  for (const [index, change] of wrong.entries()) {
    expect([
      index,
      await change().then(
        () => 'taken',
        () => 'refused',
      ),
    ]).toEqual([index, 'refused'])
  }
})
