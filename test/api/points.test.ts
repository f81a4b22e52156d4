import { expect, test } from 'vitest'
import { twentyAtATime } from '../support/at-a-time.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import type { Person } from '../support/cast.ts'
import { buyNow, cartOrder, delivered, placed, onPurpose } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const redeem = 'user/redeemloyaltypoints'
const add = 'user/addloyaltypoints'

/** Atta for 1400 earns 41 points. */
const atta = cartOrder(1400, [{ product: 'atta', quantity: 1 }])

/** A shop in which atta was brought to amina, who so has 41 points that she can spend. */
async function openWithPoints() {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await delivered(shop, amina, atta)
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
      user: { _id: 'amina', loyalty_points: 37, pending_points: 16 },
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
  const { shop, amina } = await openWithPoints()
  const open = await placed(amina, buyNow(390)) // earns 3
  expect(await amina.post(redeem, { points: 30 })).toMatchObject({
    status: 200,
    body: { user: { loyalty_points: 14, pending_points: 3 } },
  })
  expect((await amina.get(`order/${open._id}`)).body.data).toMatchObject({
    total: 360,
    redeemedpoints: 30,
    status: 'placed',
  })
  expect((await amina.post(redeem, { points: 5 })).body).toMatchObject({
    code: 'redeem_failed',
    message: 'Failed to redeem points',
  })
  await placed(amina, buyNow(390))
  expect((await amina.post(redeem, { points: 12 })).body.message).toBe(
    "You don't have enough loyalty points",
  )
  await expectSoundLedger(shop)
})

test('the newest order without a redemption is meant, and only one still placed', async () => {
  const { shop, amina } = await openWithPoints()
  const first = await placed(amina, buyNow(390))
  shop.later(1000)
  const second = await placed(amina, buyNow(390))
  await amina.post(redeem, { points: 4 })
  expect((await amina.get(`order/${second._id}`)).body.data).toMatchObject({ total: 386 })
  await amina.post(redeem, { points: 5 })
  expect((await amina.get(`order/${first._id}`)).body.data).toMatchObject({ total: 385 })
  const third = await placed(amina, buyNow(390))
  await (await shop.as('clerk')).patch(`admin/orders/${third._id}`, { status: 'packed' })
  expect((await amina.post(redeem, { points: 6 })).body).toMatchObject({
    statuscode: 409,
    code: 'redeem_failed',
  })
})

test('the same redemption again within ten minutes is the same request, on no other order', async () => {
  const { shop, amina } = await openWithPoints()
  const older = await placed(amina, buyNow(390))
  const newer = await placed(amina, buyNow(380, undefined, { redeempoints: 10 }))
  const totals = async () =>
    Promise.all(
      [older, newer].map(async ({ _id }) => (await amina.get(`order/${_id}`)).body.data.total),
    )
  const first = await amina.post(redeem, { points: 10 })
  expect(first.status).toBe(200)
  for (const minutes of [0, 5, 4.9]) {
    shop.later(minutes * 60_000)
    const again = await amina.post(redeem, { points: 10 })
    expect([again.status, again.body]).toEqual([200, first.body])
  }
  expect(await totals()).toEqual([390, 380])
  shop.later(60_000)
  expect((await amina.post(redeem, { points: 10 })).status).toBe(200) // after that it is another
  expect(await totals()).toEqual([380, 380])
  expect((await amina.post(redeem, { points: 10 })).status).toBe(200) // acknowledged as it was made
  expect(await shop.balanceOf('amina')).toBe(41 + 3 + 3 - 20)
  await expectSoundLedger(shop)
})

test('points that a cancelled order gave back can be redeemed again at once', async () => {
  const { amina, shop } = await openWithPoints()
  const first = await placed(amina, buyNow(390))
  await amina.post(redeem, { points: 10 })
  await amina.post(`order/${first._id}/cancel`, { products: [] })
  const second = await placed(amina, buyNow(390))
  expect((await amina.post(redeem, { points: 10 })).status).toBe(200)
  expect((await amina.get(`order/${second._id}`)).body.data.total).toBe(380)
  await expectSoundLedger(shop)
})

test('points of an undelivered order cannot pay for another', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const first = await placed(amina, atta)
  const none = "You don't have enough loyalty points"
  const spending = cartOrder(589, undefined, { redeempoints: 41 })
  const implied = cartOrder(589)
  const tries = async () => [
    (await amina.post('order/create', spending, onPurpose())).body.message,
    (await amina.post('order/create', implied, onPurpose())).body.message,
    (await amina.post(redeem, { points: 41 })).body.message,
  ]
  for (const status of ['packed', 'shipped']) {
    expect(await tries()).toEqual([none, none, none])
    expect((await amina.get('user/me')).body).toMatchObject({
      loyalty_points: 41,
      pending_points: 41,
    })
    await clerk.patch(`admin/orders/${first._id}`, { status })
  }
  expect(await tries()).toEqual([none, none, none])
  expect(await shop.count('orders')).toBe(1)
  await clerk.patch(`admin/orders/${first._id}`, { status: 'delivered' })
  expect((await amina.get('user/me')).body).toMatchObject({ loyalty_points: 41, pending_points: 0 })
  expect((await amina.post('order/create', spending, onPurpose())).status).toBe(201)
  expect((await amina.get('user/me')).body).toMatchObject({
    loyalty_points: 16,
    pending_points: 16,
  })
  await expectSoundLedger(shop)
})

test('a shop may let points be spent at once', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await placed(amina, atta)
  expect((await clerk.patch('admin/settings', { spendPointsAtOnce: true })).status).toBe(200)
  expect((await amina.get('user/me')).body).toMatchObject({ loyalty_points: 41, pending_points: 0 })
  await placed(amina, cartOrder(589, undefined, { redeempoints: 41 }))
  expect((await clerk.patch('admin/settings', { spendPointsAtOnce: false })).status).toBe(200)
  expect((await amina.get('user/me')).body).toMatchObject({
    loyalty_points: 16,
    pending_points: 57,
  })
  await expectSoundLedger(shop)
})

test("a return of spent points makes the balance negative; pending points don't cover it for spending", async () => {
  const { shop, amina, first } = await openWithPoints()
  await placed(amina, buyNow(349, undefined, { redeempoints: 41 })) // earns 3
  await placed(amina, cartOrder()) // earns 16
  const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much of it' }
  const { body } = await amina.form(`order/${first}/return`, back)
  const clerk = await shop.as('clerk')
  await clerk.patch(`admin/returns/${body.data.returns[0]._id}`, { state: 'accepted' })
  expect((await amina.get('user/me')).body).toMatchObject({
    loyalty_points: 3 + 16 - 41,
    pending_points: 19,
  })
  await placed(amina, atta)
  expect((await amina.get('user/me')).body).toMatchObject({
    loyalty_points: 19,
    pending_points: 60,
  })
  expect((await amina.post(redeem, { points: 1 })).body.message).toBe(
    "You don't have enough loyalty points",
  )
  await expectSoundLedger(shop)
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

test('no call creates points, in any number or in parallel', async () => {
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
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => amina.post(redeem, { points: 41 - at })),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ])
  const [redemption] = (await entriesOf(shop, 'amina')).filter(({ points }) => points < 0)
  expect(redemption?.points).toBeLessThanOrEqual(-30)
  await expectSoundLedger(shop)
})

test('the same redemption fifty times in parallel at two servers is one', async () => {
  const { shop, amina } = await openWithPoints()
  await placed(amina, buyNow(390))
  await placed(amina, buyNow(390))
  const other = await shop.elsewhere('amina')
  const replies = await twentyAtATime(
    Array.from(
      { length: 50 },
      (_, at) => () => (at % 2 === 0 ? amina : other).post(redeem, { points: 41 }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
  expect((await entriesOf(shop, 'amina')).filter(({ points }) => points < 0)).toHaveLength(1)
  expect(await shop.balanceOf('amina')).toBe(3 + 3)
  await expectSoundLedger(shop)
})

test("points cannot be redeemed on another customer's order", async () => {
  const { shop, first } = await openWithPoints()
  const bilal = await shop.as('bilal')
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('bilal', 1, null, 'given-back', 500, 500, 0)`
  expect(await bilal.post(redeem, { points: 5 })).toMatchObject({
    status: 409,
    body: { message: 'Failed to redeem points' },
  })
  expect((await (await shop.as('amina')).get(`order/${first}`)).body.data.total).toBe(1400)
  expect(await shop.balanceOf('bilal')).toBe(500)
})

test('concurrent delivery, cancellation and spending leave no negative balance', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const other = await shop.elsewhere('amina')
  for (const way of ['delivered', 'cancelled']) {
    const first = await placed(amina, atta)
    if (way === 'delivered') await clerk.patch(`admin/orders/${first._id}`, { status: 'shipped' })
    const spend = (by: typeof amina) =>
      by.post('order/create', cartOrder(589, undefined, { redeempoints: 41 }), onPurpose())
    const [moved, ...orders] = await Promise.all([
      clerk.patch(`admin/orders/${first._id}`, { status: way }),
      spend(amina),
      spend(other),
      spend(amina),
    ])
    expect(moved?.status).toBe(200)
    for (const { body } of orders.filter(({ status }) => status === 201))
      await amina.post(`order/${body.data._id}/cancel`, { products: [] })
    for (const order of orders) expect([201, 409]).toContain(order.status)
    expect(await shop.balanceOf('amina')).toBe(41)
    expect(orders.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  }
  await expectSoundLedger(shop)
})

test('of two orders at once that each redeem everything one is placed, and the other takes no stock', async () => {
  const { shop, amina } = await openWithPoints()
  const input = cartOrder(589, undefined, { redeempoints: 41 })
  const replies = await Promise.all([
    amina.post('order/create', input, onPurpose()),
    amina.post('order/create', input, onPurpose()),
    amina.post('order/create', input, onPurpose()),
  ])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409])
  expect(await shop.stockOf('apples')).toBe(48)
  expect(await shop.count('orders')).toBe(2)
  await expectSoundLedger(shop)
})
