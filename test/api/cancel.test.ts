import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

// 2 apples at 240 and 1 chai at 499.50, 150 shipping: 1129.50; earns 16 + 24.
const both = [
  { product: 'apples', quantity: 2 },
  { product: 'chai', quantity: 1 },
]
const cancel = (caller: Caller, id: string, products: unknown = [], more: object = {}) =>
  caller.post(`order/${id}/cancel`, { products, ...more })

async function openWithOrder(body: unknown = cartOrder(1129.5, both)) {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, body)
  shop.later(60_000)
  return { shop, amina, id }
}
const figuresOf = async (shop: TestShop) => ({
  apples: await shop.stockOf('apples'),
  chai: await shop.stockOf('chai'),
  points: await shop.balanceOf('amina'),
})

test('a whole order: stock and points go back, once', async () => {
  const { shop, amina, id } = await openWithOrder()
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 99, points: 40 })
  const reply = await cancel(amina, id, [], { reason: 'I will be away' })
  expect(reply).toMatchObject({
    status: 200,
    body: {
      statuscode: 200,
      data: {
        status: 'cancelled',
        history: [{ status: 'placed' }, { status: 'cancelled', at: '2025-01-05T10:01:00.000Z' }],
      },
    },
  })
  expect(await figuresOf(shop)).toEqual({ apples: 50, chai: 100, points: 0 })
  expect(await cancel(amina, id)).toMatchObject({
    status: 409,
    body: { message: 'This order can no longer be changed' },
  })
  expect(await figuresOf(shop)).toEqual({ apples: 50, chai: 100, points: 0 })
  expect(await shop.db.all`select reason, account_id from cancellation`).toEqual([
    { reason: 'I will be away', account_id: 'amina' },
    { reason: 'I will be away', account_id: 'amina' },
  ])
  await expectSoundLedger(shop)
})

test('a partial cancellation recomputes the rest; the last part cancels the order', async () => {
  const { shop, amina, id } = await openWithOrder()
  const one = await cancel(amina, id, [{ product: 'apples', quantity: 1 }])
  expect(one.body.data).toMatchObject({
    status: 'placed',
    subtotal: 739.5,
    shippingcost: 150,
    total: 889.5,
    loyaltypoints: 8 + 24,
  })
  expect(one.body.data.products).toMatchObject([
    { quantity: 2, cancelled: 1 },
    { quantity: 1, cancelled: 0 },
  ])
  expect(await figuresOf(shop)).toEqual({ apples: 49, chai: 99, points: 32 })
  shop.later(1000)
  expect((await cancel(amina, id, [{ product: 'apples' }])).body.data).toMatchObject({
    status: 'placed',
    total: 649.5,
    loyaltypoints: 24,
  })
  shop.later(1000)
  expect((await cancel(amina, id, [{ product: 'chai' }])).body.data).toMatchObject({
    status: 'cancelled',
  })
  expect(await figuresOf(shop)).toEqual({ apples: 50, chai: 100, points: 0 })
  await expectSoundLedger(shop)
})

test('an impossible cancellation is refused and changes nothing', async () => {
  const { shop, amina, id } = await openWithOrder()
  const nothing = 'No item found for the selected order.'
  const rows: [what: string, products: unknown, status: number, says?: string][] = [
    ['what was not ordered', [{ product: 'atta' }], 400, nothing],
    ['more than was ordered', [{ product: 'apples', quantity: 3 }], 400, nothing],
    [
      'the same twice',
      [
        { product: 'apples', quantity: 1 },
        { product: 'apples', quantity: 1 },
      ],
      400,
      nothing,
    ],
    [
      'one that is there and one that is not',
      [{ product: 'apples' }, { product: 'atta' }],
      400,
      nothing,
    ],
    ['none of them', [{ product: 'apples', quantity: 0 }], 400],
    ['less than none', [{ product: 'apples', quantity: -1 }], 400],
    ['half of one', [{ product: 'apples', quantity: 0.5 }], 400],
    ['a word', [{ product: 'apples', quantity: 'all' }], 400],
    ['no list', undefined, 400],
    ['an id as a list', 'apples', 400],
    ['NUL', [{ product: 'apples\u0000' }], 400],
  ]
  for (const [what, products, status, says] of rows) {
    const reply = await amina.post(`order/${id}/cancel`, { products })
    expect([what, reply.status, reply.body.message]).toEqual([
      what,
      status,
      says ?? expect.any(String),
    ])
  }
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 99, points: 40 })
})

test('ten at once: one cancels, the books stay right', async () => {
  const { shop, amina, id } = await openWithOrder()
  const clerk = await shop.as('clerk')
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, () => cancel(amina, id)),
    ...Array.from({ length: 5 }, () => clerk.patch(`admin/orders/${id}`, { status: 'cancelled' })),
  ])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ])
  expect(await figuresOf(shop)).toEqual({ apples: 50, chai: 100, points: 0 })
  await expectSoundLedger(shop)
})

test('two lines of one order at once, and cancelling while it is packed', async () => {
  const { shop, amina, id } = await openWithOrder()
  const parts = await Promise.all([
    cancel(amina, id, [{ product: 'apples', quantity: 1 }]),
    cancel(amina, id, [{ product: 'chai' }]),
  ])
  expect(parts.map((reply) => reply.status)).toEqual([200, 200])
  expect(await figuresOf(shop)).toEqual({ apples: 49, chai: 100, points: 8 })
  const { _id: other } = await placed(amina, cartOrder())
  shop.later(1000)
  const [mine, theirs] = await Promise.all([
    cancel(amina, other),
    (await shop.as('clerk')).patch(`admin/orders/${other}`, { status: 'packed' }),
  ])
  expect([mine.status, theirs.status].toSorted()).toEqual([200, 409])
  expect((await amina.get(`order/${other}`)).body.data.status).toBe(
    mine.status === 200 ? 'cancelled' : 'packed',
  )
  await expectSoundLedger(shop)
})

test('once packed, shipped or delivered it is no longer the buyer who may', async () => {
  const { shop, amina, id } = await openWithOrder()
  const clerk = await shop.as('clerk')
  for (const status of ['packed', 'shipped', 'delivered']) {
    await clerk.patch(`admin/orders/${id}`, { status })
    expect([status, await cancel(amina, id)]).toMatchObject([
      status,
      { status: 409, body: { code: 'order_moved_on' } },
    ])
  }
  expect(await figuresOf(shop)).toEqual({ apples: 48, chai: 99, points: 40 })
})

test('redeemed points come back: all with the order, in part when less is left to pay', async () => {
  const { shop, amina, id } = await openWithOrder()
  await cancel(amina, id)
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('amina', 3, null, 'given-back', 1000, 1000, 0)`
  const { _id: paid } = await placed(amina, cartOrder(129.5, both, { redeempoints: 1000 }))
  expect(await shop.balanceOf('amina')).toBe(40)
  shop.later(1000)
  const part = await cancel(amina, paid, [{ product: 'chai' }]) // 630 left to pay: 630 points do
  expect(part.body.data).toMatchObject({
    subtotal: 480,
    redeemedpoints: 630,
    total: 0,
    loyaltypoints: 16,
  })
  expect(await shop.balanceOf('amina')).toBe(370 + 16)
  shop.later(1000)
  await cancel(amina, paid)
  expect(await shop.balanceOf('amina')).toBe(1000)
  await expectSoundLedger(shop)
})

test('a cancellation takes back earned points, which could never be spent', async () => {
  const { shop, amina, id } = await openWithOrder(
    cartOrder(1400, [{ product: 'atta', quantity: 1 }]),
  ) // 41
  const spending = buyNow(350, undefined, { redeempoints: 40 })
  expect((await amina.post('order/create', spending)).body.code).toBe('not_enough_points')
  await cancel(amina, id)
  expect((await amina.get('user/me')).body).toMatchObject({ loyalty_points: 0, pending_points: 0 })
  expect((await amina.post('order/create', spending)).body.code).toBe('no_points')
  await expectSoundLedger(shop)
})

test('a guest cancels a Buy Now order with its cookie; others get no information', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { _id: id } = await placed(guest, buyNow(390, undefined, { contact }))
  shop.later(1000)
  expect((await cancel(shop.guest(), id)).status).toBe(401)
  for (const who of ['amina', 'clerk'] as const) {
    expect((await cancel(await shop.as(who), id)).text).toBe(
      (await cancel(await shop.as(who), 'none')).text,
    )
  }
  expect((await cancel(guest, id)).body.data).toMatchObject({ status: 'cancelled', user: null })
  expect(await shop.stockOf('apples')).toBe(50)
  await expectSoundLedger(shop)
})

test('ordering and cancelling over and over leaves everything as it was', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (let round = 0; round < 15; round += 1) {
    const { _id: id } = await placed(amina, cartOrder(1129.5, both))
    shop.later(1000)
    await cancel(amina, id, round % 3 === 0 ? [{ product: 'apples', quantity: 1 }] : [])
    shop.later(1000)
    if (round % 3 === 0) await cancel(amina, id)
  }
  expect(await figuresOf(shop)).toEqual({ apples: 50, chai: 100, points: 0 })
  await expectSoundLedger(shop)
})

test('parts of several lines go at once; pressing again with the same key changes nothing', async () => {
  const { shop, amina, id } = await openWithOrder(
    cartOrder(1629, [
      { product: 'apples', quantity: 2 },
      { product: 'chai', quantity: 2 },
    ]),
  )
  const parts = {
    products: [
      { product: 'apples', quantity: 1 },
      { product: 'chai', quantity: 1 },
    ],
  }
  const key = { 'idempotency-key': 'first-press' }
  const press = (body: unknown = parts) => amina.post(`order/${id}/cancel`, body, key)
  const replies = await Promise.all([press(), press(), press()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2)
  for (const { body } of replies)
    expect(body.data).toMatchObject({
      total: 889.5,
      products: [
        { quantity: 2, cancelled: 1 },
        { quantity: 2, cancelled: 1 },
      ],
    })
  expect(await figuresOf(shop)).toMatchObject({ apples: 49, chai: 99 })
  expect((await press({ products: [] })).body.code).toBe('key_reused')
  expect(
    (await amina.post(`order/${id}/cancel`, parts, { 'idempotency-key': 'short' })).body.code,
  ).toBe('key_invalid')
  // All or nothing, and a refusal leaves the key unused.
  const tooMany = {
    products: [
      { product: 'apples', quantity: 1 },
      { product: 'chai', quantity: 2 },
    ],
  }
  const next = { 'idempotency-key': 'second-press' }
  expect((await amina.post(`order/${id}/cancel`, tooMany, next)).status).toBe(400)
  expect(await figuresOf(shop)).toMatchObject({ apples: 49, chai: 99 })
  expect((await amina.post(`order/${id}/cancel`, parts, next)).body.data.status).toBe('cancelled')
  await expectSoundLedger(shop)
})
