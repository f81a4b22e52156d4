import { expect, test } from 'vitest'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const city = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 100,
  freeAbove: 4000,
  takes: { from: 1, to: 2 },
}
const apples = [{ product: 'apples', quantity: 2 }] // 240 each
const pinned = cartOrder(580, apples, { location: home, contact })
// A Sunday evening in Karachi, a quarter to midnight.
const on = '2026-11-22T18:45:00Z'
const quarter = 15 * 60_000

async function open() {
  const shop = await openShop({ on })
  const clerk = await shop.as('clerk')
  await clerk.post('admin/zones', city)
  await clerk.patch('admin/settings', { hours: [] })
  return shop
}

const quoted = async (shop: TestShop, { lat, lng } = home) =>
  (await shop.guest().get(`delivery?lat=${lat}&lng=${lng}`)).body.arrival

test('an order keeps its promised days when clock or zone change', async () => {
  const shop = await open()
  const amina = await shop.as('amina')
  const arrival = { from: '2026-11-23', to: '2026-11-24' }
  expect(await quoted(shop)).toEqual(arrival)
  const order = await placed(amina, pinned)
  expect(order.arrival).toEqual(arrival)

  shop.later(quarter) // midnight in Karachi
  await shop.db.run`update delivery_zone set takes_from = 5, takes_to = 5`
  expect(await quoted(shop)).toEqual({ from: '2026-11-28', to: '2026-11-28' })
  expect((await amina.get(`order/${order._id}`)).body.data.arrival).toEqual(arrival)
  expect((await amina.get('order/get')).body.data[0].arrival).toEqual(arrival)
})

test("an older order has its zone's days, or the usual ones", async () => {
  const shop = await open()
  const amina = await shop.as('amina')
  const [zoned, other] = [await placed(amina, pinned), await placed(amina, cartOrder(630, apples))]
  await shop.db.run`update orders set arrives_from = null, arrives_to = null`
  shop.later(5 * 24 * 60 * 60_000)
  const later = await shop.as('amina')
  const of = async ({ _id }: { _id: string }) => (await later.get(`order/${_id}`)).body.data.arrival
  expect(await of(zoned)).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  expect(await of(other)).toEqual({ from: '2026-11-23', to: '2026-11-27' })
})

test('the same request again, on the next day, is the same order with the same promise', async () => {
  const shop = await open()
  const amina = await shop.as('amina')
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const first = await amina.post('order/create', pinned, headers)
  shop.later(quarter)
  const again = await amina.post('order/create', pinned, headers)
  expect(first.status).toBe(201)
  expect(again.body).toEqual(first.body)
})

test('with no pin: the usual days, and from which amount delivery is free where', async () => {
  const shop = await open()
  expect((await shop.guest().get('delivery/usual')).body).toEqual({
    today: '2026-11-22',
    arrival: { from: '2026-11-23', to: '2026-11-27' },
    promise: 'Arriving Nov 23–24 in Islamabad',
    headline: 'Islamabad: free delivery from Rs. 4,000 · Arriving Nov 23–24',
    fee: 150,
    likely: { zone: 'Islamabad', fee: 100, minimum: 0, freeAbove: 4000 },
    freeFrom: {
      amount: 4000,
      zones: ['Islamabad'],
      elsewhere: { from: 150, to: 150 },
      isOnlyThere: false,
    },
    zones: ['Islamabad'],
    deliversElsewhere: true,
  })
  const bare = await openShop({ on })
  expect((await bare.guest().get('delivery/usual')).body.freeFrom).toBeNull()
})

test('the shop’s hours count: closed for today, the next day that it opens', async () => {
  const shop = await open()
  const hours = [{ days: 'Tuesday to Saturday', open: '09:00', close: '21:00' }]
  await (await shop.as('clerk')).patch('admin/settings', { hours })
  expect(await quoted(shop)).toEqual({ from: '2026-11-25', to: '2026-11-26' })
})

test('nothing is promised for a holiday, and the public settings name those to come', async () => {
  const shop = await open()
  const holidays = [
    { day: '2026-11-24', name: 'Inventory', hours: { open: '15:00', close: '18:00' } },
    { day: '2026-11-23', name: 'Founders’ day', hours: null },
    { day: '2026-11-21', name: 'Over', hours: null },
  ]
  const clerk = await shop.as('clerk')
  expect((await clerk.patch('admin/settings', { holidays })).status).toBe(200)
  expect(await quoted(shop)).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  const { arrival } = (await shop.guest().get('delivery/usual')).body
  expect(arrival).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  const order = await placed(await shop.as('amina'), pinned)
  expect(order.arrival).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  const shown = (await shop.guest().get('settings')).body.holidays
  expect(shown).toEqual([holidays[1], holidays[0]])
  expect((await clerk.get('admin/settings')).body.data.holidays).toHaveLength(3)
})

test('places without delivery have no promise, and invalid input is refused', async () => {
  const shop = await open()
  expect(await quoted(shop, { lat: 51.5, lng: -0.12 })).toBeNull()
  for (const nonsense of ['?lat=91&lng=73', '?lat=33', '?lat=here&lng=there', '/usually'])
    expect([400, 404]).toContain((await shop.guest().get(`delivery${nonsense}`)).status)
})
