import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact } from '../support/orders.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'

const key = (name: string) => ({ 'idempotency-key': `key-of-the-${name}` })
const create = (caller: Caller, body: unknown, headers: Record<string, string>) =>
  caller.post('order/create', body, headers)
const isReplay = (reply: Reply) => reply.headers['idempotent-replayed'] === 'true'

async function expectOneOrder(shop: TestShop, stockTaken = 2) {
  expect(await shop.count('orders')).toBe(1)
  expect(await shop.stockOf('apples')).toBe(50 - stockTaken)
  await expectSoundLedger(shop)
}

test('one key, one body, five times: one order, one answer', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const replies: Reply[] = []
  for (let time = 0; time < 5; time += 1) {
    replies.push(await create(amina, cartOrder(), key('first')))
    shop.later(60_000)
  }
  expect(replies.map((reply) => [reply.status, isReplay(reply)])).toEqual([
    [201, false],
    [201, true],
    [201, true],
    [201, true],
    [201, true],
  ])
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  expect(await shop.balanceOf('amina')).toBe(16)
  await expectOneOrder(shop)
})

test('twenty at once: one order, nineteen replays', async () => {
  const shop = await openShop()
  const [here, there] = [await shop.as('amina'), await shop.as('amina')]
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      create(n % 2 === 0 ? here : there, cartOrder(), key('storm')),
    ),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  expect(replies.filter((reply) => !isReplay(reply))).toHaveLength(1)
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  await expectOneOrder(shop)
})

test('the key with any different body is refused', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await create(amina, cartOrder(), key('first'))
  const others = [
    cartOrder(390, [{ product: 'apples', quantity: 1 }]),
    cartOrder(630, undefined, { shippingAddress: 'Elsewhere 1, Lahore' }),
    cartOrder(630, undefined, { paymentMethod: 'card' }),
    cartOrder(614, undefined, { redeempoints: 16 }),
    buyNow(),
  ]
  for (const other of others) {
    expect(await create(amina, other, key('first'))).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    })
  }
  // Spelled otherwise, meant the same: still the first order.
  expect(
    isReplay(
      await create(
        amina,
        {
          ...cartOrder('630.00'),
          shippingcost: 150,
          products: [{ quantity: 2, product: 'apples' }],
        },
        key('first'),
      ),
    ),
  ).toBe(true)
  await expectOneOrder(shop)
})

test("another buyer's same key is another key", async () => {
  const shop = await openShop()
  const replies = await Promise.all([
    create(await shop.as('amina'), cartOrder(), key('shared')),
    create(await shop.as('bilal'), cartOrder(), key('shared')),
  ])
  expect(replies.map((reply) => [reply.status, isReplay(reply), reply.body.data.user])).toEqual([
    [201, false, 'amina'],
    [201, false, 'bilal'],
  ])
})

test('a try that was refused does not burn its key', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect((await create(amina, cartOrder(1), key('retry'))).status).toBe(409)
  expect((await create(amina, cartOrder(630, []), key('retry'))).status).toBe(400)
  await shop.db.run`update product set stock = 1 where id = 'apples'`
  expect((await create(amina, cartOrder(), key('retry'))).status).toBe(409)
  await shop.db.run`update product set stock = 50 where id = 'apples'`
  expect(await create(amina, cartOrder(), key('retry'))).toMatchObject({ status: 201 })
  expect(isReplay(await create(amina, cartOrder(), key('retry')))).toBe(true)
})

test('a replay shows the order as it is now: cancelled is cancelled, and it is not ordered again', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { data } = (await create(amina, cartOrder(), key('undone'))).body
  shop.later(1000)
  await amina.post(`order/${data._id}/cancel`, { products: [] })
  const again = await create(amina, cartOrder(), key('undone'))
  expect(again).toMatchObject({
    status: 201,
    headers: { 'idempotent-replayed': 'true' },
    body: { data: { _id: data._id, status: 'cancelled' } },
  })
  await expectOneOrder(shop, 0)
})

test('prices that changed meanwhile do not make a second order of a replay', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await create(amina, cartOrder(), key('first'))
  await shop.db.run`update product set offer_price = 9000 where id = 'apples'`
  expect((await create(amina, cartOrder(), key('first'))).text).toBe(first.text)
})

test('a guest replays with the cookie of the first answer, and without it when that answer was lost', async () => {
  const shop = await openShop()
  const body = buyNow(390, undefined, { contact })
  const guest = shop.guest()
  const first = await create(guest, body, key('guest'))
  expect(guest.cookies.has('guest')).toBe(true)
  const withCookie = await create(guest, body, key('guest'))
  const lost = shop.guest()
  const withoutCookie = await create(lost, body, key('guest'))
  for (const reply of [withCookie, withoutCookie])
    expect([reply.status, isReplay(reply), reply.text]).toEqual([201, true, first.text])
  expect((await lost.get(`order/${first.body.data._id}`)).status).toBe(200)
  expect(
    (
      await create(
        lost,
        buyNow(390, undefined, { contact: { ...contact, name: 'Somebody Else' } }),
        key('guest'),
      )
    ).status,
  ).toBe(422)
  await expectOneOrder(shop, 1)
})

test('a guest who has ordered before keeps one key for all orders; twenty at once are one order', async () => {
  const shop = await openShop()
  const body = buyNow(390, undefined, { contact })
  const guest = shop.guest()
  await create(guest, body, key('yesterday'))
  const cookie = guest.cookies.get('guest')
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => create(guest, body, key('today'))),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => reply.body.data._id)).size).toBe(1)
  expect(guest.cookies.get('guest')).toBe(cookie)
  expect(await shop.count('orders')).toBe(2)
})

test('keys that are none are refused before anything is done', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (const bad of ['short', 'x'.repeat(201), 'with a space', 'tab\tinside', 'não-ascii-à']) {
    expect([bad, await create(amina, cartOrder(), { 'idempotency-key': bad })]).toMatchObject([
      bad,
      { status: 400, body: { code: 'key_invalid' } },
    ])
  }
  expect(await shop.count('orders')).toBe(0)
})
