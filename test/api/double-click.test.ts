import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact } from '../support/orders.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'

const order = (caller: Caller, body: unknown, headers: Record<string, string> = {}) =>
  caller.post('order/create', body, headers)
const isReplay = (reply: Reply) => reply.headers['idempotent-replayed'] === 'true'
const idOf = (reply: Reply): string => reply.body.data._id

async function expectOrders(shop: TestShop, count: number, applesTaken: number) {
  expect(await shop.count('orders')).toBe(count)
  expect(await shop.stockOf('apples')).toBe(50 - applesTaken)
  await expectSoundLedger(shop)
}

test('the same order again within ten seconds is the first one; after that it is another', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await order(amina, cartOrder())
  shop.later(9999)
  const second = await order(amina, cartOrder())
  expect([first.status, second.status, isReplay(first), isReplay(second)]).toEqual([
    201,
    201,
    false,
    true,
  ])
  expect(second.text).toBe(first.text)
  await expectOrders(shop, 1, 2)
  shop.later(1)
  expect(isReplay(await order(amina, cartOrder()))).toBe(false)
  await expectOrders(shop, 2, 4)
})

test('twenty at once at two servers are one order', async () => {
  const shop = await openShop()
  const [here, there] = [await shop.as('amina'), await shop.elsewhere('amina')]
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => order(n % 2 === 0 ? here : there, cartOrder())),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  expect(new Set(replies.map(idOf)).size).toBe(1)
  expect(replies.filter((reply) => !isReplay(reply))).toHaveLength(1)
  await expectOrders(shop, 1, 2)
})

test('an order that differs, or has a key, is a new order', async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const replies = [
    await order(amina, cartOrder()),
    await order(bilal, cartOrder()),
    await order(amina, cartOrder(390, [{ product: 'apples', quantity: 1 }])),
    await order(amina, cartOrder(630, undefined, { shippingAddress: 'Elsewhere 1, Lahore' })),
    await order(amina, cartOrder(630, undefined, { paymentMethod: 'card' })),
    await order(amina, buyNow()),
    await order(amina, cartOrder(), { 'idempotency-key': 'the-same-on-purpose' }),
  ]
  expect(replies.map((reply) => [reply.status, isReplay(reply)])).toEqual(
    replies.map(() => [201, false]),
  )
  expect(new Set(replies.map(idOf)).size).toBe(replies.length)
})

test('lines in another order, or a product in two of them, are the same order', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const [apple, chai] = ['apples', 'chai'].map((product) => ({ product, quantity: 1 }))
  const first = await order(amina, cartOrder(1129.5, [apple, apple, chai]))
  const again = await order(amina, cartOrder(1129.5, [chai, { product: 'apples', quantity: 2 }]))
  expect([idOf(again), isReplay(again)]).toEqual([idOf(first), true])
})

test('an order that was cancelled can be placed again at once, and a refused one was never placed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db.run`update product set stock = 1 where id = 'apples'`
  expect((await order(amina, cartOrder())).status).toBe(409)
  await shop.db.run`update product set stock = 50 where id = 'apples'`
  const first = await order(amina, cartOrder())
  expect([first.status, isReplay(first)]).toEqual([201, false])
  await amina.post(`order/${idOf(first)}/cancel`, { products: [] })
  const second = await order(amina, cartOrder())
  expect([isReplay(second), idOf(second) === idOf(first)]).toEqual([false, false])
})

test('a clock that jumps neither doubles a double click nor blocks new orders', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await order(amina, cartOrder())
  shop.later(-3000) // another server's clock
  expect(idOf(await order(amina, cartOrder()))).toBe(idOf(first))
  shop.later(-24 * 60 * 60_000)
  expect(isReplay(await order(amina, cartOrder()))).toBe(false)
})

test("a guest's double click is one order, with the cookie of the first answer and without", async () => {
  const shop = await openShop()
  const body = buyNow(390, undefined, { contact })
  const [guest, lost] = [shop.guest(), shop.guest()]
  const first = await order(guest, body)
  const withCookie = await order(guest, body)
  expect([withCookie.text, isReplay(withCookie)]).toEqual([first.text, true])
  const withoutCookie = await order(lost, body)
  expect([idOf(withoutCookie), isReplay(withoutCookie)]).toEqual([idOf(first), true])
  for (const caller of [guest, lost])
    expect((await caller.get(`order/${idOf(first)}`)).status).toBe(200)
  const other = { contact: { ...contact, phone: '0300 7654321' } }
  expect(isReplay(await order(shop.guest(), buyNow(390, undefined, other)))).toBe(false)
  await expectOrders(shop, 2, 2)
})

test("ten of a guest's requests at once at two servers are one order", async () => {
  const shop = await openShop()
  const body = buyNow(390, undefined, { contact })
  const there = await shop.elsewhere('amina')
  there.cookies.clear()
  const callers = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? shop.guest() : there))
  const replies = await Promise.all(callers.map((caller) => order(caller, body)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  expect(new Set(replies.map(idOf)).size).toBe(1)
  await expectOrders(shop, 1, 1)
})
