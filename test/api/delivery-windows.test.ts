import { expect, test } from 'vitest'
import {
  allowManyOrders,
  buyNow,
  cartOrder,
  contact,
  onPurpose,
  placed,
} from '../support/orders.ts'
import { endExpiredHolds } from '#shop/delivery/windows/end-expired-holds.ts'
import { loadPages } from '#server/load-pages.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const evening = { from: '18:00', to: '20:00', capacity: 2, closesBefore: 120, extra: 50 }
const monday = '2025-01-06'

async function draw(shop: TestShop, window: object = evening): Promise<string> {
  const reply = await (await shop.as('clerk')).post('admin/delivery-windows', window)
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data.id
}
const offered = async (caller: Caller) =>
  (await caller.get(`delivery?lat=${home.lat}&lng=${home.lng}`)).body.windows
const two = [{ product: 'apples', quantity: 2 }] // 480, and delivery 150
const stateOn = async (shop: TestShop, day: string) =>
  (await offered(shop.guest())).find((one: { day: string }) => one.day === day)?.state

test('a window is offered for seven days, chosen, charged, shown with the order and given back', async () => {
  const shop = await openShop()
  const id = await draw(shop)
  expect(await offered(shop.guest())).toHaveLength(7)
  expect((await offered(shop.guest()))[1]).toEqual({
    id,
    day: monday,
    from: '18:00',
    to: '20:00',
    extra: 50,
    state: 'open',
  })
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(680, two, { window: { id, day: monday } }))
  expect(order).toMatchObject({
    shippingcost: 200,
    total: 680,
    arrival: { from: monday, to: monday, hours: { from: '18:00', to: '20:00' } },
    window: { id, extra: 50 },
  })
  const ofStaff = await (await shop.as('clerk')).get(`admin/orders/${order._id}`)
  expect(ofStaff.body.data.window).toEqual({ id, extra: 50 })
  await placed(amina, cartOrder(680, two, { window: { id, day: monday } }))
  expect(await stateOn(shop, monday)).toBe('full')
  const third = await amina.post(
    'order/create',
    cartOrder(680, two, { window: { id, day: monday } }),
    onPurpose(),
  )
  expect(third).toMatchObject({ status: 409, body: { code: 'window_full' } })
  const rest = [{ product: 'apples', quantity: 1 }]
  expect((await amina.post(`order/${order._id}/cancel`, { products: rest })).status).toBe(200)
  expect(await stateOn(shop, monday)).toBe('full')
  const cancelled = await amina.post(`order/${order._id}/cancel`, { products: [] })
  expect(cancelled.body.data).toMatchObject({ status: 'cancelled' })
  expect(await stateOn(shop, monday)).toBe('open')
  await expectSoundLedger(shop)
})

test.each([
  ['not on offer', { id: 'none', day: monday }, 'window_gone'],
  ['of a day that is over', { day: '2025-01-01' }, 'window_closed'],
  ['past its cut-off', { day: '2025-01-05' }, 'window_closed'],
])('a window %s is refused, and nothing is sold', async (_, choice, code) => {
  const shop = await openShop({ on: '2025-01-05T16:00:00+05:00' })
  const id = await draw(shop)
  const amina = await shop.as('amina')
  const reply = await amina.post(
    'order/create',
    cartOrder(680, two, { window: { id, ...choice } }),
    onPurpose(),
  )
  expect(reply).toMatchObject({ status: 409, body: { code } })
  expect(await shop.db.all`select id from orders`).toEqual([])
})

test('a charge that the buyer has not seen is refused with the right total', async () => {
  const shop = await openShop()
  const id = await draw(shop)
  const amina = await shop.as('amina')
  const window = { id, day: monday }
  const reply = await amina.post('order/create', cartOrder(630, two, { window }), onPurpose())
  expect(reply).toMatchObject({ body: { code: 'price_changed', expected: { total: 680 } } })
  expect(await stateOn(shop, monday)).toBe('open')
})

test('a discount makes delivery free at most; an order of many lines takes more places', async () => {
  const shop = await openShop()
  const cheap = await draw(shop, { ...evening, extra: -500, linesPerPlace: 1 })
  const order = await placed(
    shop.guest(),
    cartOrder(
      1479,
      [
        { product: 'apples', quantity: 2 },
        { product: 'chai', quantity: 2 },
      ],
      { window: { id: cheap, day: monday }, contact },
    ),
  )
  expect(order).toMatchObject({ shippingcost: 0 })
  expect(await stateOn(shop, monday)).toBe('full')
})

test('staff close a day or raise its places; Buy Now and orders by phone may choose a window too', async () => {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const id = await draw(shop)
  const clerk = await shop.as('clerk')
  const onMonday = `admin/delivery-windows/${id}/days/${monday}`
  expect(await clerk.patch(onMonday, { closed: true })).toMatchObject({
    body: { data: { windowId: id, day: monday, taken: 0, closed: true, capacity: null } },
  })
  expect(await stateOn(shop, monday)).toBe('closed')
  await clerk.patch(onMonday, { closed: false, capacity: 1 })
  const amina = await shop.as('amina')
  const order = await placed(amina, buyNow(440, undefined, { window: { id, day: monday } }))
  expect(await stateOn(shop, monday)).toBe('full')
  expect((await clerk.get(`admin/delivery-windows/board?day=${monday}`)).body.data).toEqual([
    {
      id,
      zoneId: null,
      from: '18:00',
      to: '20:00',
      taken: 1,
      closed: false,
      capacity: 1,
      usualCapacity: 2,
      orders: [expect.objectContaining({ id: order._id, status: 'placed' })],
    },
  ])
  await clerk.patch(onMonday, { capacity: null })
  expect(await stateOn(shop, monday)).toBe('open')
})

test('an order without a choice takes the soonest window that costs nothing extra, as promised', async () => {
  const shop = await openShop({ on: '2025-01-05T12:00:00+05:00' })
  await draw(shop, { ...evening, from: '14:00', to: '16:00', closesBefore: 0 }) // 50 extra
  const id = await draw(shop, { ...evening, extra: 0, capacity: 1 })
  const arrival = (day: string) => ({ from: day, to: day, hours: { from: '18:00', to: '20:00' } })
  const promise = async () => [
    (await shop.guest().get(`delivery?lat=${home.lat}&lng=${home.lng}`)).body.arrival,
    (await shop.guest().get('delivery/usual')).body.arrival,
  ]
  for (const day of ['2025-01-05', monday]) {
    expect(await promise()).toEqual([arrival(day), arrival(day)])
    const order = await placed(shop.guest(), cartOrder(630, two, { contact }))
    expect(order).toMatchObject({ arrival: arrival(day), window: { id, extra: 0 } })
  }
  await expectSoundLedger(shop)
})

test('a cart holds a place for ten minutes, and its order takes it', async () => {
  const shop = await openShop({ on: '2025-01-05T16:00:00+05:00' })
  const id = await draw(shop, { ...evening, capacity: 1 })
  const hold = (letter: string, more: object = {}) =>
    shop
      .guest()
      .send('PUT', 'delivery/hold', { hold: letter.repeat(32), id, day: monday, lines: 1, ...more })
  expect(await hold('a')).toMatchObject({
    status: 200,
    body: { data: { until: '2025-01-05T11:10:00.000Z' } },
  })
  expect(await stateOn(shop, monday)).toBe('full')
  expect(await hold('b')).toMatchObject({ status: 409, body: { code: 'window_full' } })
  expect(await hold('b', { hold: 'x' })).toMatchObject({ status: 400 })
  expect(await hold('b', { lines: 0 })).toMatchObject({ status: 400 })
  const window = { id, day: monday, hold: 'a'.repeat(32) }
  await placed(shop.guest(), cartOrder(680, two, { window, contact }))
  expect(await shop.db.all`select id from window_hold`).toEqual([])
  await expectSoundLedger(shop)
  await hold('d', { day: '2025-01-07' })
  const release = () => shop.guest().send('DELETE', `delivery/hold/${'d'.repeat(32)}`)
  expect(await release()).toMatchObject({ status: 200 })
  expect(await release()).toMatchObject({ status: 200 })
  await expect(hold('c', { day: '2025-01-07' })).resolves.toMatchObject({ status: 200 })
  shop.later(11 * 60_000)
  expect(await stateOn(shop, '2025-01-07')).toBe('open')
  await endExpiredHolds(shop)
  expect(await shop.db.all`select id from window_hold`).toEqual([])
  expect(await shop.db.one`select taken from window_day where day = '2025-01-07'`).toEqual({
    taken: 0,
  })
})

test.each([
  [{ from: '20:00', to: '18:00' }, 'window_hours'],
  [{ dates: { from: '2025-02-02', to: '2025-02-01' } }, 'window_dates'],
  [{ zoneId: 'none' }, 'zone_not_found'],
])('a window of %o is refused', async (change, code) => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const reply = await clerk.post('admin/delivery-windows', { ...evening, ...change })
  expect(reply.body).toMatchObject({ code })
})

test('a window made before the first zone is offered again once it is moved into the zone', async () => {
  const shop = await openShop({ on: '2025-01-05T16:00:00+05:00' })
  const id = await draw(shop)
  const clerk = await shop.as('clerk')
  const area = { kind: 'circle', centre: home, radius: 5 }
  const zone = (await clerk.post('admin/zones', { name: 'City', area, fee: 100 })).body.data
  expect(await offered(shop.guest())).toEqual([])
  const path = `admin/delivery-windows/${id}`
  expect((await clerk.patch(path, { zoneId: 'none' })).body.code).toBe('zone_not_found')
  const moved = (await clerk.patch(path, { zoneId: zone.id })).body.data
  expect(moved).toMatchObject({ zoneId: zone.id, from: evening.from })
  expect((await offered(shop.guest())).length).toBeGreaterThan(0)
  const whole = { from: '17:00', to: '19:00', capacity: 1, zoneId: zone.id }
  for (let made = 1; made < 50; made += 1) await clerk.post('admin/delivery-windows', whole)
  const other = await draw(shop)
  expect(
    (await clerk.patch(`admin/delivery-windows/${other}`, { zoneId: zone.id })).body.code,
  ).toBe('too_many_windows')
})

test('a window is changed by version, and removed while its orders keep it', async () => {
  const shop = await openShop()
  const id = await draw(shop)
  const clerk = await shop.as('clerk')
  const path = `admin/delivery-windows/${id}`
  expect((await clerk.patch(path, { from: '17:00', version: 1 })).body.data).toMatchObject({
    from: '17:00',
    version: 2,
  })
  expect((await clerk.patch(path, { from: '16:00', version: 1 })).body.code).toBe(
    'changed_meanwhile',
  )
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(680, two, { window: { id, day: monday } }))
  expect((await clerk.send('DELETE', path)).status).toBe(200)
  expect((await clerk.get('admin/delivery-windows')).body).toEqual({ data: [], total: 0 })
  expect((await amina.get(`order/${order._id}`)).body.data).toMatchObject({
    arrival: { hours: { from: '17:00' } },
  })
  expect((await amina.post(`order/${order._id}/cancel`, { products: [] })).status).toBe(200)
})

test('a window past midnight is offered, ordered and kept on the day on which it begins', async () => {
  const shop = await openShop({ on: '2025-01-06T10:00:00Z' })
  const clerk = await shop.as('clerk')
  const night = { from: '22:00', to: '01:00', capacity: 1, closesBefore: 60, extra: 0 }
  for (const wrong of [{ to: '06:01' }, { to: '22:00' }, { from: '11:00' }]) {
    const refused = await clerk.post('admin/delivery-windows', { ...night, ...wrong })
    expect(refused).toMatchObject({ status: 400, body: { code: 'window_hours' } })
  }
  const id = await draw(shop, night)
  const path = `admin/delivery-windows/${id}`
  const hours = { from: '22:00', to: '01:00' }
  expect((await clerk.get(path)).body.data).toMatchObject(hours)
  expect((await clerk.patch(path, { to: '02:30' })).body.data).toMatchObject({ from: '22:00', to: '02:30' }) // prettier-ignore
  expect((await clerk.patch(path, { from: '23:00', to: '24:00' })).body.data).toMatchObject({ from: '23:00', to: '24:00' }) // prettier-ignore
  expect((await clerk.patch(path, hours)).body.data).toMatchObject(hours)
  expect((await offered(shop.guest()))[0]).toMatchObject({ day: monday, ...hours, state: 'open' })
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(630, two, { window: { id, day: monday } }))
  expect(order.arrival).toEqual({ from: monday, to: monday, hours })
  expect(await stateOn(shop, monday)).toBe('full')
  const board = async (day: string) =>
    (await clerk.get(`admin/delivery-windows/board?day=${day}`)).body.data.map(
      (one: { taken: number; from: string; to: string }) => [one.from, one.to, one.taken],
    )
  expect([await board(monday), await board('2025-01-07')]).toEqual([
    [['22:00', '01:00', 1]],
    [['22:00', '01:00', 0]],
  ])
  const late = async () => (await (await shop.as('clerk')).get(`admin/orders/${order._id}`)).body.data.daysLate // prettier-ignore
  shop.later(9.5 * 60 * 60_000) // half past midnight
  expect(await late()).toBe(0)
  expect((await offered(shop.guest()))[0]).toMatchObject({ day: '2025-01-07' })
  shop.later(6 * 60 * 60_000)
  expect(await late()).toBe(1)
  await expectSoundLedger(shop)
})

test('pages name the delivery time that a charge is for', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const amina = await shop.as('amina')
  const id = await draw(shop)
  const { _id } = await placed(amina, cartOrder(680, two, { window: { id, day: monday } }))
  const said = async (path: string) =>
    (await amina.get(path)).text.replaceAll(/<!-- -->|<[^>]*>|\u00a0/g, ' ').replaceAll(/\s+/g, ' ')
  for (const page of [`/order/${_id}`, `/order-confirmation?order=${_id}`, `/invoice/${_id}`])
    expect(await said(page), page).toContain('Delivery time 6pm–8pm Rs. 50')
  await amina.post(`order/${_id}/cancel`, { products: [{ product: 'apples', quantity: 1 }] })
  expect(await said(`/cancel-confirmation/${_id}`)).toContain(
    'with Rs. 150 for delivery and Rs. 50 for the delivery time.',
  )
})
