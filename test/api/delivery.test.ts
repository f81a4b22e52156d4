import { expect, test } from 'vitest'
import { rounded } from '#shop/delivery/place.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const home = { lat: 33.6844, lng: 73.0479 }
const lahore = { lat: 31.55, lng: 74.35 }
const london = { lat: 51.5, lng: -0.12 }
const city = {
  name: 'Islamabad',
  area: { kind: 'circle', centre: home, radius: 10 },
  fee: 100,
  minimum: 400,
  freeAbove: 700,
  days: ['mon', 'fri'],
  takes: { from: 1, to: 2 },
}
const square = (side: number) => ({
  kind: 'polygon',
  corners: [
    [-side, -side],
    [-side, side],
    [side, side],
    [side, -side],
  ].map(([north = 0, east = 0]) => rounded({ lat: home.lat + north, lng: home.lng + east })),
})

async function draw(shop: TestShop, zone: object = city): Promise<string> {
  const reply = await (await shop.as('clerk')).post('admin/zones', zone)
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data.id
}
const asks = async (caller: Caller, { lat, lng } = home) =>
  (await caller.get(`delivery?lat=${lat}&lng=${lng}`)).body
const apples = (quantity: number) => [{ product: 'apples', quantity }] // 240 each

test('a shop without zones delivers everywhere for its setting, with or without a pin', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect(await asks(shop.guest(), lahore)).toEqual({
    delivers: true,
    zone: null,
    fee: 150,
    minimum: 0,
    freeAbove: null,
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    windows: [],
    estimate: '1 to 5 Days',
    arrival: { from: '2025-01-06', to: '2025-01-10' },
    message: 'We deliver there in 1 to 5 Days for Rs. 150.',
    headline: 'Delivery Rs. 150 · Arriving Jan 6–10',
  })
  expect(await placed(amina, cartOrder(630, apples(2), { location: lahore }))).toMatchObject({
    shippingcost: 150,
    zone: null,
    location: lahore,
  })
  expect(await placed(amina, cartOrder())).toMatchObject({ zone: null, location: null })
})

test("a guest gets a zone's terms, the shop's own outside, and no delivery abroad", async () => {
  const shop = await openShop()
  await draw(shop)
  expect(await asks(shop.guest())).toEqual({
    delivers: true,
    zone: 'Islamabad',
    fee: 100,
    minimum: 400,
    freeAbove: 700,
    days: ['mon', 'fri'],
    windows: [],
    estimate: '1 to 2 Days',
    arrival: { from: '2025-01-06', to: '2025-01-10' }, // a Sunday; then Monday, and no day before Friday
    message:
      'We deliver to Islamabad on Monday and Friday, in 1 to 2 Days. Delivery is Rs. 100, and free from Rs. 700. Orders start at Rs. 400.',
    headline: 'Islamabad: free delivery from Rs. 700 · Arriving Jan 6–10',
  })
  expect(await asks(shop.guest(), lahore)).toMatchObject({
    delivers: true,
    zone: null,
    fee: 150,
    message: 'We deliver there in 1 to 5 Days for Rs. 150.',
  })
  expect(await asks(shop.guest(), london)).toMatchObject({
    delivers: false,
    zone: null,
    arrival: null,
    message: "We don't deliver there yet",
  })
  for (const nonsense of ['', '?lat=33', '?lat=91&lng=73', '?lat=x&lng=73'])
    expect((await shop.guest().get(`delivery${nonsense}`)).status).toBe(400)
})

test.each([
  ['in the zone', cartOrder(580, apples(2), { location: home }), 100, 580],
  ['dear enough to be free', cartOrder(720, apples(3), { location: home }), 0, 720],
  ['at the corner shop, by Buy Now', buyNow(580, apples(2), { location: home }), 100, 580],
  ['outside of it', cartOrder(630, apples(2), { location: lahore }), 150, 630],
  ['with no pin: the setting', cartOrder(630, apples(2)), 150, 630],
  ['with no pin, Buy Now: a flat 150', buyNow(390, apples(1)), 150, 390],
  ['with a pin of null', cartOrder(630, apples(2), { location: null }), 150, 630],
])("an order %s pays its zone's fee", async (_, body, shippingcost, total) => {
  const shop = await openShop()
  await draw(shop)
  const order = await placed(await shop.as('amina'), body)
  const location = 'location' in body ? body.location : null
  expect(order).toMatchObject({
    shippingcost,
    total,
    zone: location === home ? 'Islamabad' : null,
    location,
  })
  await expectSoundLedger(shop)
})

test.each([
  ['in another country', { location: london }, 'not_delivered_there', "We don't deliver there yet"],
  [
    'below the minimum',
    { location: home, quantity: 1 },
    'below_minimum',
    'Orders to Islamabad start at Rs. 400. Rs. 160 more to go.',
  ],
  [
    'at the price of no zone',
    { location: home, total: 630 },
    'price_changed',
    'Prices have changed. Please check the new total.',
  ],
] as const)('%s: refused in one sentence, nothing written', async (_, more, code, message) => {
  const shop = await openShop()
  await draw(shop)
  const { quantity = 2, total = 580, location } = { total: undefined, quantity: undefined, ...more }
  const body = { shippingAddress: 'House 4', products: apples(quantity), total, location, contact }
  for (const flow of ['cart', 'buy-now']) {
    const reply = await (await shop.as('amina')).post('order/create', { ...body, flow })
    expect(reply).toMatchObject({ status: 409, body: { code, message } })
  }
  expect(await shop.count('orders')).toBe(0)
  expect(await shop.stockOf('apples')).toBe(50)
  expect(await shop.balanceOf('amina')).toBe(0)
})

test("another total is refused with the zone's figures, which are then accepted", async () => {
  const shop = await openShop()
  await draw(shop)
  const amina = await shop.as('amina')
  const { body } = await amina.post('order/create', cartOrder(630, apples(2), { location: home }))
  expect(body.expected).toEqual({ subtotal: 480, shippingcost: 100, redeemedpoints: 0, total: 580 })
  await placed(amina, cartOrder(body.expected.total, apples(2), { location: home }))
})

test('of zones that overlap the first in order decides; asleep or removed ones do not', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const guest = shop.guest()
  await draw(shop, { ...city, precedence: 20 })
  const near = await draw(shop, { name: 'Next door', area: square(0.01), fee: 50, precedence: 10 })
  expect(await asks(guest)).toMatchObject({
    zone: 'Next door',
    fee: 50,
    minimum: 0,
    freeAbove: null,
  })
  expect(await asks(guest, { lat: 33.7, lng: 73.0479 })).toMatchObject({ zone: 'Islamabad' })
  await clerk.patch(`admin/zones/${near}`, { active: false })
  expect(await asks(guest)).toMatchObject({ zone: 'Islamabad' })
  await clerk.patch(`admin/zones/${near}`, { active: true, fee: 0 })
  expect(await asks(guest)).toMatchObject({ zone: 'Next door', fee: 0 })
  expect((await clerk.send('DELETE', `admin/zones/${near}`)).status).toBe(200)
  expect(await asks(guest)).toMatchObject({ zone: 'Islamabad' })
})

test('an order keeps its zone and fee when the zone changes or goes', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await draw(shop)
  const order = await placed(amina, cartOrder(580, apples(2), { location: home }))
  await clerk.patch(`admin/zones/${id}`, { name: 'Capital', fee: 999 })
  await clerk.send('DELETE', `admin/zones/${id}`)
  const kept = (await amina.get(`order/${order._id}`)).body.data
  expect(kept).toMatchObject({ zone: 'Islamabad', shippingcost: 100, total: 580, location: home })
})

test('a zone is drawn, read, changed and removed by staff, and the audit says by whom', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const id = await draw(shop)
  const drawn = { id, ...city, active: true, precedence: 100, version: 1 }
  const whole = { ...drawn, nameUr: '', toCheck: [] }
  expect((await clerk.get('admin/zones?q=islam')).body).toEqual({ data: [drawn], total: 1 })
  expect((await clerk.get('admin/zones?q=lahore')).body).toEqual({ data: [], total: 0 })
  expect((await clerk.get(`admin/zones/${id}`)).body.data).toEqual(whole)
  shop.later(1000)
  const change = { area: square(0.1), freeAbove: null, version: 1 }
  const changed = await clerk.patch(`admin/zones/${id}`, change)
  expect(changed.body.data).toEqual({ ...whole, ...change, version: 2 })
  const late = await clerk.patch(`admin/zones/${id}`, change)
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  shop.later(1000)
  await clerk.send('DELETE', `admin/zones/${id}`)
  expect((await clerk.send('DELETE', `admin/zones/${id}`)).status).toBe(404)
  expect((await clerk.get(`admin/zones/${id}`)).status).toBe(404)
  const audit = await shop.db.all`
    select kind as action, subject, actor as account_id, data as details from event where actor in (select account_id from staff_member) order by seq`
  const by = { subject: id, account_id: 'clerk', details: expect.stringContaining('"name":"Islamabad"') } // prettier-ignore
  expect(audit).toEqual(
    ['zone.created', 'zone.changed', 'zone.removed'].map((action) => ({ action, ...by })),
  )
  const { data: entries } = (await (await shop.as('owner')).get('admin/audit')).body
  const of = entries.find(({ kind }: { kind: string }) => kind === 'zone.changed')
  expect(of.changes).toContainEqual({
    field: 'freeAbove',
    unit: 'rupees',
    before: 700,
    after: null,
  })
  expect(of.changes).toContainEqual({ field: 'area.kind', unit: null, before: 'circle', after: 'polygon' }) // prettier-ignore
})

test('zones are matched in the order set by staff; a new one comes last', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const id = '00000000-0000-4000-8000-000000000001'
  const names = async () =>
    (await clerk.get('admin/zones')).body.data.map(({ name }: { name: string }) => name)
  const first = await draw(shop)
  const again = { ...city, name: 'Second', id }
  expect(await draw(shop, again)).toBe(id)
  expect(await draw(shop, again)).toBe(id)
  expect(await names()).toEqual(['Islamabad', 'Second'])
  const moved = await clerk.post(`admin/zones/${id}/position`, { position: 1 })
  expect(moved.body.data).toMatchObject({ name: 'Second', version: 1 })
  expect(await names()).toEqual(['Second', 'Islamabad'])
  expect(await asks(shop.guest())).toMatchObject({ zone: 'Second' })
  await draw(shop, { ...city, name: 'Third' })
  expect(await names()).toEqual(['Second', 'Islamabad', 'Third'])
  await clerk.post(`admin/zones/${first}/position`, { position: 200 })
  expect(await names()).toEqual(['Second', 'Third', 'Islamabad'])
  const wrong = await clerk.post(`admin/zones/${first}/position`, { position: 0 })
  expect([wrong.status, await names()]).toEqual([400, ['Second', 'Third', 'Islamabad']])
})

test.each<[string, object]>([
  ['no name', { name: ' ' }],
  ['a fee below zero', { fee: -1 }],
  ['half a paisa', { fee: 1.005 }],
  ['no day', { days: [] }],
  ['a day twice', { days: ['mon', 'mon'] }],
  ['a day that is none', { days: ['someday'] }],
  ['six days', { takes: { from: 1, to: 6 } }],
  ['three to two days', { takes: { from: 3, to: 2 } }],
  ['a circle round nothing', { area: { kind: 'circle', centre: { lat: 91, lng: 0 }, radius: 1 } }],
  ['a circle without end', { area: { kind: 'circle', centre: home, radius: 1e308 } }],
  ['a square of two corners', { area: { kind: 'polygon', corners: [home, lahore] } }],
  [
    'a bow tie',
    { area: { kind: 'polygon', corners: [0, 2, 1, 3].map((at) => square(0.1).corners[at]) } },
  ],
  [
    'a thousand corners',
    {
      area: {
        kind: 'polygon',
        corners: Array.from({ length: 1000 }, (_, n) => ({ lat: 33 + n / 1000, lng: 73 })),
      },
    },
  ],
  ['half of Asia', { area: square(9) }],
  ['corners of text', { area: { kind: 'polygon', corners: '<svg>' } }],
])('%s is no zone', async (_, part) => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect((await clerk.post('admin/zones', { ...city, ...part })).status).toBe(400)
  const id = await draw(shop)
  expect((await clerk.patch(`admin/zones/${id}`, part)).status).toBe(400)
  expect((await clerk.get(`admin/zones/${id}`)).body.data).toMatchObject({ ...city, version: 1 })
})

test('guests see a changed zone at once', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const guest = shop.guest()
  expect(await asks(guest)).toMatchObject({ zone: null })
  const id = await draw(shop)
  expect(await asks(guest)).toMatchObject({ zone: 'Islamabad' })
  await (await shop.as('clerk')).patch(`admin/zones/${id}`, { fee: 120 })
  expect(await asks(guest)).toMatchObject({ fee: 120 })
})

test('staff sees where an order goes, and which ones need a look; the price stays the one that was seen', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const seen = async (id: string) => {
    const { deliveryZone, needsZone, shipping } = (await clerk.get(`admin/orders/${id}`)).body.data
    return { deliveryZone, needsZone, shipping }
  }
  const order = async (shippingAddress: string, total: number, more: object = {}) =>
    (await placed(amina, cartOrder(total, apples(2), { shippingAddress, ...more })))._id as string
  const early = await order('Gali 4', 630)
  expect(await seen(early)).toMatchObject({ deliveryZone: null, needsZone: false }) // no zone is drawn
  const lahoreZone = {
    ...city,
    name: 'Lahore',
    area: { kind: 'circle', centre: lahore, radius: 60 },
  }
  await draw(shop, lahoreZone)
  const expected = [
    [early, null, true],
    [await order('House 4, Gulberg, Lahore', 580), 'Lahore', false],
    [await order('House 4, Murree Road', 630), null, true],
    [await order('House 4', 580, { location: lahore }), 'Lahore', false],
  ] as const
  for (const [id, deliveryZone, needsZone] of expected)
    expect(await seen(id)).toMatchObject({ deliveryZone, needsZone })
  expect((await seen(expected[1][0])).shipping).toBe(100)
  const { data } = (await clerk.get('admin/orders')).body
  expect(data.filter((one: { needsZone: boolean }) => one.needsZone)).toHaveLength(2)
  const moved = await clerk.patch(`admin/orders/${early}`, { status: 'packed' })
  expect(moved.body.data).toMatchObject({ needsZone: true })
  expect((await amina.get(`order/${early}`)).body.data).not.toHaveProperty('needsZone')
})

test('a typed address is priced by the zone it names, and refused without a house or street', async () => {
  const shop = await openShop()
  await draw(shop)
  const guest = shop.guest()
  const terms = async (address: string, location?: object) =>
    (await guest.post('delivery/address', { address, location })).body
  expect(await terms('F-7/2, Islamabad')).toMatchObject({
    delivers: true,
    zone: 'Islamabad',
    fee: 100,
    minimum: 400,
    freeAbove: 700,
    arrival: { from: '2025-01-06', to: '2025-01-10' },
    missing: null,
  })
  for (const unknown of ['House 4, Street 10', '10 Downing Street, London, UK'])
    expect(await terms(unknown)).toMatchObject({
      zone: null,
      missing: 'city',
      arrival: null,
      message: 'Please add your city, or choose the place on the map.',
    })
  expect(await terms('House 4', home)).toMatchObject({ zone: 'Islamabad', missing: null })
  const atLahore = { delivers: true, zone: null, fee: 150, missing: null }
  expect(await terms('House 4', lahore)).toMatchObject(atLahore)
  expect(await terms('House 4, Lahore')).toMatchObject(atLahore)
  expect(await terms('House 4', london)).toMatchObject({ delivers: false })
  expect(await terms('Islamabad, Pakistan', home)).toMatchObject({ missing: 'street' })
  expect((await guest.get('delivery/usual')).body).toMatchObject({
    fee: 150,
    likely: { zone: 'Islamabad', fee: 100, minimum: 0, freeAbove: 700 },
    freeFrom: { amount: 700, zones: ['Islamabad'], elsewhere: { from: 150, to: 150 } },
  })

  // The shop delivers nowhere else.
  const owner = await shop.as('owner')
  await owner.patch('admin/settings', { outsideDays: { from: 3, to: 5 } })
  expect(await terms('House 4, Lahore')).toMatchObject({
    estimate: '3 to 5 Days',
    arrival: { from: '2025-01-08' },
  })
  await owner.patch('admin/settings', { deliversOutside: false })
  const refused = { delivers: false, message: "We don't deliver there yet", arrival: null }
  expect(await terms('House 4', lahore)).toMatchObject(refused)
  expect(await terms('House 4, Lahore')).toMatchObject(refused)
  expect(await terms('House 4, Street 10')).toMatchObject({ delivers: true, missing: 'city' })
  expect(await terms('F-7/2, Islamabad')).toMatchObject({ delivers: true, zone: 'Islamabad' })
  expect((await guest.get('delivery/usual')).body.freeFrom).toMatchObject({ isOnlyThere: true })
  const far = cartOrder(630, apples(2), { shippingAddress: 'House 4, Lahore', contact })
  expect((await guest.post('order/create', far)).body.code).toBe('not_delivered_there')
  await owner.patch('admin/settings', { deliversOutside: true })

  const order = (shippingAddress: string, total: number, products = apples(2)) =>
    guest.post('order/create', cartOrder(total, products, { shippingAddress, contact }))
  const here = 'House 4, F-7/2, Islamabad'
  expect(await order(here, 630)).toMatchObject({
    status: 409,
    body: { code: 'price_changed', expected: { shippingcost: 100, total: 580 } },
  })
  expect(await order(here, 390, apples(1))).toMatchObject({ body: { code: 'below_minimum' } })
  const free = await order(here, 720, apples(3))
  expect(free.body.data).toMatchObject({ shippingcost: 0, zone: 'Islamabad', location: null })
  expect(free.body.data.arrival).toEqual({ from: '2025-01-06', to: '2025-01-10' })
  for (const city of ['Islamabad, Pakistan', 'Islamabad', 'Lahore, Punjab'])
    expect(await order(city, 580)).toMatchObject({ status: 400, body: { code: 'street_missing' } })
  // The contract's clients send plain text, or this when they know no address.
  for (const plain of ['Default Address', '12 Test Street', 'House 7, Lahore'])
    expect((await order(plain, 630)).body.data).toMatchObject({ zone: null, shippingcost: 150 })
})
