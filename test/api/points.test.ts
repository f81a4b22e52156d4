import { expect, test } from 'vitest'
import { expectSoundBooks } from '../support/books.ts'
import type { Person } from '../support/cast.ts'
import { buyNow, cartOrder, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const redeem = 'user/redeemloyaltypoints'
const add = 'user/addloyaltypoints'

/** A shop in which amina has ordered atta for 1400 and so has 41 points. */
async function openWithPoints() {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await placed(amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
  return { shop, amina, first }
}
const entriesOf = (shop: TestShop, person: Person) => shop.db.all<{
  reason: string
  points: number
  balance_after: number
}>`
  select reason, points, balance_after from points_entry where account_id = ${person} order by seq`

test('the two calls that follow an order are acknowledged once, and change nothing', async () => {
  const { shop, amina } = await openWithPoints()
  await placed(amina, cartOrder(610, undefined, { redeempoints: 20 })) // earns 16
  const before = await entriesOf(shop, 'amina')
  expect(
    before.map(({ reason, points, balance_after }) => [reason, points, balance_after]),
  ).toEqual([
    ['earned', 41, 41],
    ['redeemed', -20, 21],
    ['earned', 16, 37],
  ])
  expect(await amina.post(redeem, { points: 20 })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Points redeemed successfully',
      user: { _id: 'amina', loyalty_points: 37 },
    },
  })
  expect(await amina.post(add, { points: 16 })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Loyalty points added successfully',
      user: { loyalty_points: 37 },
    },
  })
  expect(await amina.post(add, { points: 16 })).toMatchObject({
    status: 409,
    body: { message: 'Failed to add loyalty points' },
  })
  expect((await amina.post(add, { points: 41 })).status).toBe(200) // the first order's
  expect((await amina.post(add, { points: 41 })).status).toBe(409)
  expect(await entriesOf(shop, 'amina')).toEqual(before)
})

test('redeeming after an order that redeemed nothing lowers its total, by the four rules in order', async () => {
  const { shop, amina, first } = await openWithPoints()
  expect(await amina.post(redeem, { points: 30 })).toMatchObject({
    status: 200,
    body: { user: { loyalty_points: 11 } },
  })
  expect((await amina.get(`order/${first._id}`)).body.data).toMatchObject({
    total: 1370,
    redeemedpoints: 30,
    status: 'placed',
  })
  expect((await amina.post(redeem, { points: 5 })).body).toMatchObject({
    code: 'redeem_failed',
    message: 'Failed to redeem points',
  })
  await placed(amina, buyNow(390))
  expect((await amina.post(redeem, { points: 30 })).body.message).toBe(
    "You don't have enough loyalty points",
  ) // done, so not again
  await expectSoundBooks(shop)
})

test('the newest order without a redemption is meant, and only one still placed', async () => {
  const { shop, amina, first } = await openWithPoints()
  shop.later(1000)
  const second = await placed(amina, buyNow(390))
  await amina.post(redeem, { points: 4 })
  expect((await amina.get(`order/${second._id}`)).body.data).toMatchObject({ total: 386 })
  await amina.post(redeem, { points: 5 })
  expect((await amina.get(`order/${first._id}`)).body.data).toMatchObject({ total: 1395 })
  const third = await placed(amina, buyNow(390))
  await (await shop.as('clerk')).patch(`admin/orders/${third._id}`, { status: 'packed' })
  expect((await amina.post(redeem, { points: 6 })).body).toMatchObject({
    statuscode: 409,
    code: 'redeem_failed',
  })
})

test('the rules, in order', async () => {
  const { shop, amina } = await openWithPoints()
  const bilal = await shop.as('bilal')
  await shop.db.run`update product set list_price = 100, offer_price = null where id = 'chai'`
  await placed(bilal, cartOrder(151, [{ product: 'chai', quantity: 1 }]))
  const none = "You don't have any loyalty points"
  const invalid = 'Please enter valid points'
  const rows: [who: Person | 'guest', points: unknown, status: number, says: string][] = [
    ['guest', 5, 401, 'Please login'],
    ['bilal', 5, 409, none],
    ['bilal', 0, 409, none],
    ['bilal', 9999, 409, none],
    ['amina', 42, 409, "You don't have enough loyalty points"],
    ['amina', 0, 400, invalid],
    ['amina', -5, 400, invalid],
    ['amina', 1.5, 400, invalid],
    ['amina', '5', 400, invalid],
    ['amina', null, 400, invalid],
    ['amina', undefined, 400, invalid],
    ['amina', [5], 400, invalid],
    ['amina', 2 ** 53, 400, invalid],
    ['amina', true, 400, invalid],
    ['amina', {}, 400, invalid],
  ]
  for (const [who, points, status, says] of rows) {
    const caller = who === 'guest' ? shop.guest() : who === 'amina' ? amina : bilal
    const reply = await caller.post(redeem, { points })
    expect([who, points, reply.status, reply.body.message]).toEqual([who, points, status, says])
  }
  expect((await amina.post(redeem, '{"points":1e999}')).body.message).toBe(invalid)
  expect(await entriesOf(shop, 'amina')).toHaveLength(1)
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('bilal', 1, null, 'given-back', 500, 500, 0)`
  expect((await bilal.post(redeem, { points: 152 })).body.message).toBe(
    'Points cannot exceed total amount',
  )
  expect((await bilal.post(redeem, { points: 151 })).status).toBe(200)
  expect(await shop.balanceOf('bilal')).toBe(349)
})

test('nobody mints points, however often and however parallel', async () => {
  const { shop, amina } = await openWithPoints()
  const bilal = await shop.as('bilal')
  const amounts = [1_000_000, 40, 42, 1, 0]
  const tries = await Promise.all(
    [...amounts, ...amounts].map((points) => amina.post(add, { points })),
  )
  expect(new Set(tries.map((reply) => reply.status))).toEqual(new Set([409]))
  for (const points of [-41, 41.5, '41', null, {}])
    expect((await amina.post(add, { points })).status).toBe(400)
  expect((await bilal.post(add, { points: 41 })).status).toBe(409)
  const acknowledged = await Promise.all(
    Array.from({ length: 10 }, () => amina.post(add, { points: 41 })),
  )
  expect(acknowledged.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(await shop.balanceOf('amina')).toBe(41)
  expect((await shop.guest().post(add, { points: 41 })).status).toBe(401)
})

test('an order too small to earn anything is acknowledged as such, once', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db.run`update product set list_price = 1000, offer_price = null where id = 'chai'`
  expect((await amina.post(add, { points: 0 })).status).toBe(409)
  expect(await placed(amina, cartOrder(160, [{ product: 'chai', quantity: 1 }]))).toMatchObject({
    loyaltypoints: 0,
  })
  expect((await amina.post(add, { points: 0 })).status).toBe(200)
  expect((await amina.post(add, { points: 0 })).status).toBe(409)
})

test('of parallel redemptions of everything exactly one wins', async () => {
  const { shop, amina } = await openWithPoints()
  for (let more = 0; more < 3; more += 1) await placed(amina, buyNow(390))
  const balance = await shop.balanceOf('amina')
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => amina.post(redeem, { points: balance })),
  )
  // The winner's own call is not acknowledged a second time.
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ])
  expect(await shop.balanceOf('amina')).toBe(0)
  await expectSoundBooks(shop)
})

test('fifty parallel redemptions at two servers: one wins', async () => {
  const { shop, amina } = await openWithPoints()
  await placed(amina, buyNow(390))
  const balance = await shop.balanceOf('amina')
  const other = await shop.elsewhere('amina')
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? amina : other).post(redeem, { points: balance }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await shop.balanceOf('amina')).toBe(0)
  await expectSoundBooks(shop)
})

test("points without an order of one's own to redeem them on: another's is not touched", async () => {
  const { shop, first } = await openWithPoints()
  const bilal = await shop.as('bilal')
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('bilal', 1, null, 'given-back', 500, 500, 0)`
  expect(await bilal.post(redeem, { points: 5 })).toMatchObject({
    status: 409,
    body: { message: 'Failed to redeem points' },
  })
  expect((await (await shop.as('amina')).get(`order/${first._id}`)).body.data.total).toBe(1400)
  expect(await shop.balanceOf('bilal')).toBe(500)
})

test('an order is called off while its points are spent on another: either way the ledger adds up', async () => {
  const { shop, amina, first } = await openWithPoints()
  for (let round = 0; round < 3; round += 1) await placed(amina, cartOrder())
  const spend = () => amina.post('order/create', cartOrder(589, undefined, { redeempoints: 41 }))
  const [cancelled, ...orders] = await Promise.all([
    amina.post(`order/${first._id}/cancel`, { products: [] }),
    spend(),
    spend(),
  ])
  expect(cancelled?.status).toBe(200)
  for (const order of orders) expect([201, 409]).toContain(order.status)
  const earned = 3 * 16 + orders.filter(({ status }) => status === 201).length * (16 - 41)
  expect(await shop.balanceOf('amina')).toBe(earned)
  await expectSoundBooks(shop)
})

test('of two orders at once that each redeem everything one is placed, and the other takes no stock', async () => {
  const { shop, amina } = await openWithPoints()
  const wish = cartOrder(589, undefined, { redeempoints: 41 })
  const replies = await Promise.all([
    amina.post('order/create', wish),
    amina.post('order/create', wish),
    amina.post('order/create', wish),
  ])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409])
  expect(await shop.stockOf('apples')).toBe(48)
  expect(await shop.count('orders')).toBe(2)
  await expectSoundBooks(shop)
})
