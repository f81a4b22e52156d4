import { expect, test } from 'vitest'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const zone = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 150,
  minimum: 0,
  freeAbove: 4000,
  days: ['mon', 'fri'],
  takes: { from: 1, to: 2 },
}

/** Atta costs 8,070 and a cup of chai 108; one of each comes free of delivery. */
async function openWithOrder(terms: Partial<typeof zone> = {}) {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.patch('admin/products/atta', { listPrice: 8070 })
  await clerk.patch('admin/products/chai', { listPrice: 108 })
  const drawn = (await clerk.post('admin/zones', { ...zone, ...terms })).body.data
  const { _id: id } = await placed(amina, cartOrder(8178, both, { location: home }))
  shop.later(60_000)
  return { shop, amina, clerk, id, drawn }
}
const both = [
  { product: 'atta', quantity: 1 },
  { product: 'chai', quantity: 1 },
]
const atta = [{ product: 'atta', quantity: 1 }]
const cancel = (caller: Caller, id: string, products: unknown, more: object = {}) =>
  caller.post(`order/${id}/cancel`, { products, ...more })
const orderOf = async (caller: Caller, id: string) => (await caller.get(`order/${id}`)).body.data
const dueOf = ({ db }: TestShop) => db.all`select amount, state from payment`

test('an order of 8,178 that is cancelled down to 108 pays the delivery of so little', async () => {
  const { shop, amina, id } = await openWithOrder()
  expect(await orderOf(amina, id)).toMatchObject({
    shippingcost: 0,
    total: 8178,
    zoneTerms: { fee: 150, minimum: 0, freeAbove: 4000 },
  })
  expect(await cancel(amina, id, atta)).toMatchObject({
    status: 200,
    body: { data: { subtotal: 108, shippingcost: 150, total: 258, status: 'placed' } },
  })
  expect(await dueOf(shop)).toEqual([{ amount: 25_800, state: 'due' }])
  await enqueueEmails(shop, () => undefined)
  expect((await emailsOf(shop.db))[0]).toMatchObject({
    kind: 'order-cancelled',
    order: { subtotal: 10_800, shipping: 15_000, total: 25_800 },
  })
  await expectSoundLedger(shop)
  expect((await cancel(amina, id, [])).body.data.status).toBe('cancelled')
  expect(await dueOf(shop)).toEqual([{ amount: 25_800, state: 'void' }])
  await expectSoundLedger(shop)
})

test('another total than the displayed one is refused with the correct figures', async () => {
  const { shop, amina, id } = await openWithOrder()
  expect(await cancel(amina, id, atta, { total: 108 })).toMatchObject({
    status: 409,
    body: {
      code: 'rest_total_changed',
      message: 'Your order has changed: the new total is Rs. 258. Please check again.',
      expected: { subtotal: 108, shippingcost: 150, total: 258, redeemedpoints: 0 },
    },
  })
  expect(await orderOf(amina, id)).toMatchObject({ total: 8178 })
  expect((await cancel(amina, id, atta, { total: 'a lot' })).status).toBe(400)
  expect((await cancel(amina, id, atta, { total: 258 })).status).toBe(200)
  await expectSoundLedger(shop)
})

test('two tabs or a repeated call cancel once; the other gets the new total', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.post('admin/zones', { ...zone, freeAbove: 700 })
  const apples = (quantity: number) => [{ product: 'apples', quantity }]
  const { _id: id } = await placed(amina, cartOrder(960, apples(4), { location: home }))
  const asked = () => cancel(amina, id, apples(2), { total: 630 })
  const replies = await Promise.all([asked(), asked()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await asked()).toMatchObject({ status: 409, body: { code: 'rest_total_changed' } })
  expect(await orderOf(amina, id)).toMatchObject({ subtotal: 480, shippingcost: 150, total: 630 })
  expect(await shop.stockOf('apples')).toBe(48)
  // once charged, delivery stays, and is not charged again
  expect((await cancel(amina, id, apples(1), { total: 390 })).status).toBe(200)
  await expectSoundLedger(shop)
})

test("below the zone's minimum a customer can only cancel the whole order", async () => {
  const { shop, amina, clerk, id } = await openWithOrder({ minimum: 500 })
  expect(await cancel(amina, id, atta)).toMatchObject({
    status: 409,
    body: {
      code: 'rest_below_minimum',
      zone: 'Islamabad',
      expected: { minimum: 500 },
      message: 'Orders to Islamabad start at Rs. 500. Cancel the whole order instead?',
    },
  })
  expect(await orderOf(amina, id)).toMatchObject({ total: 8178, status: 'placed' })
  // staff may keep the small rest
  const other = (await placed(amina, cartOrder(8178, both, { location: home })))._id
  const body = { lines: [{ productId: 'atta' }], reason: null }
  expect((await clerk.post(`admin/orders/${other}/cancel`, body)).body.data).toMatchObject({
    total: 108,
  })
  expect((await cancel(amina, id, both)).body.data).toMatchObject({ status: 'cancelled' })
  expect((await cancel(amina, other, [])).body.data).toMatchObject({ status: 'cancelled' })
  await expectSoundLedger(shop)
})

test('the terms are those under which it was placed; of older orders, those of the zone today', async () => {
  const { shop, amina, clerk, id, drawn } = await openWithOrder()
  const older = (await placed(amina, cartOrder(8178, both, { location: home })))._id
  await shop.db
    .run`update orders set zone_fee = null, zone_minimum = null, zone_free_above = null where id = ${older}`
  const { id: zoneId, version } = drawn
  const dearer = { ...zone, fee: 290, minimum: 100, freeAbove: 9000, version }
  expect((await clerk.patch(`admin/zones/${zoneId}`, dearer)).status).toBe(200)
  expect((await cancel(amina, id, atta)).body.data).toMatchObject({ total: 258 })
  expect(await orderOf(amina, older)).toMatchObject({ zoneTerms: { fee: 290, freeAbove: 9000 } })
  expect((await cancel(amina, older, atta)).body.data).toMatchObject({ total: 398 })
  await expectSoundLedger(shop)
})

test('staff keep the delivery as it was unless they choose to charge it', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const other = (await placed(amina, cartOrder(8178, both, { location: home })))._id
  const byStaff = async (order: string, more: object = {}) =>
    (
      await clerk.post(`admin/orders/${order}/cancel`, {
        lines: [{ productId: 'atta' }],
        reason: 'Sold out',
        ...more,
      })
    ).body.data
  expect(await byStaff(id)).toMatchObject({ shipping: 0, total: 108 })
  expect(await byStaff(other, { chargeDelivery: true })).toMatchObject({
    shipping: 150,
    total: 258,
    zoneTerms: { fee: 150, minimum: 0, freeAbove: 4000 },
  })
  await expectSoundLedger(shop)
})

test('Buy Now and a guest: by the zone too, and a flat fee without one stays flat', async () => {
  const { shop } = await openWithOrder({ freeAbove: 200 })
  const guest = shop.guest()
  const three = [{ product: 'chai', quantity: 3 }]
  const one = [{ product: 'chai', quantity: 2 }]
  const zoned = (await placed(guest, buyNow(324, three, { contact, location: home })))._id
  expect((await cancel(guest, zoned, one)).body.data).toMatchObject({ total: 258 })
  const flat = (await placed(guest, buyNow(474, three, { contact })))._id
  expect(await orderOf(guest, flat)).toMatchObject({ zoneTerms: null })
  expect((await cancel(guest, flat, one)).body.data).toMatchObject({ total: 258 })
  await expectSoundLedger(shop)
})

test('points pay the delivery too, and cash that is too little for it is not spoken of any more', async () => {
  const { shop, amina, id: first } = await openWithOrder({ freeAbove: 200 })
  await cancel(amina, first, [])
  await shop.db
    .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('amina', 3, null, 'given-back', 300, 300, 0)`
  const three = [{ product: 'chai', quantity: 2 }]
  const body = cartOrder(116, three, { location: home, redeempoints: 100, cashOffered: 150 })
  const { _id: id } = await placed(amina, body)
  const after = (await cancel(amina, id, [{ product: 'chai', quantity: 1 }], { total: 158 })).body
  expect(after.data).toMatchObject({
    subtotal: 108,
    shippingcost: 150,
    redeemedpoints: 100,
    total: 158, // dearer than before, which was shown
    cashOffered: null,
  })
  await expectSoundLedger(shop)
})
