import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { remindOfPickups } from '#shop/notifications/remind-of-pickups.ts'
import { cancelUncollected } from '#shop/orders/pickup/cancel-uncollected.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, contact, onPurpose, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const items = [{ product: 'apples', quantity: 2 }] // 480, without delivery

async function open() {
  const shop = await openShop()
  const owner = await shop.as('owner')
  await owner.patch('admin/settings', { pickupDays: 2 })
  return { shop, clerk: await shop.as('clerk') }
}

const ready = async (clerk: Awaited<ReturnType<TestShop['as']>>, id: string) => {
  await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  return clerk.patch(`admin/orders/${id}`, { status: 'ready' })
}
const stockOf = async ({ db }: TestShop) =>
  (await db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock
/** A session lasts a day. */
const statusOf = async (shop: TestShop, id: string) =>
  (await (await shop.as('clerk')).get(`admin/orders/${id}`)).body.data.status
const kinds = async ({ db }: TestShop) => (await emailsOf(db)).map(({ kind }) => kind)
const reminders = async ({ db }: TestShop) =>
  (await emailsOf(db)).filter((mail) => 'order' in mail && mail.order.isReminder).length
const hourly = async (shop: TestShop) => {
  await remindOfPickups(shop)
  await cancelUncollected(shop, () => 'Not picked up in time')
}

test('an order for pickup costs no delivery, has a code, and is handed over without being sent', async () => {
  const { shop, clerk } = await open()
  const guest = shop.guest()
  const withMail = { ...contact, email: 'zainab@mail.example' }
  const order = await placed(
    guest,
    cartOrder(480, items, { pickup: true, contact: withMail, window: { id: 'none', day: '2025-01-06' } }), // prettier-ignore
  )
  expect(order).toMatchObject({ shippingcost: 0, total: 480, shippingAddress: '', arrival: null, zone: null }) // prettier-ignore
  expect(order.pickup.code).toMatch(/^\d{4}$/)
  const path = `admin/orders/${order._id}`
  const staffSee = (await clerk.get(path)).body.data
  expect(staffSee).toMatchObject({ pickup: order.pickup, address: '', needsZone: false })
  await clerk.patch(path, { status: 'packed' })
  const sent = await clerk.patch(path, { status: 'shipped' })
  expect(sent).toMatchObject({ status: 409, body: { code: 'order_step_not_allowed' } })
  expect(await clerk.patch(path, { status: 'ready' })).toMatchObject({ status: 200 })
  const [mail] = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-ready')
  expect(mail).toMatchObject({ to: withMail.email, order: { pickup: { ...order.pickup, until: '2025-01-07' } } }) // prettier-ignore
  expect(await clerk.patch(path, { status: 'delivered' })).toMatchObject({ status: 200 })
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a shop without pickup refuses it, and an order to be delivered costs delivery as before', async () => {
  const shop = await openShop()
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 0 })
  const refused = await shop.guest().post('order/create', cartOrder(480, items, { pickup: true, contact }), onPurpose()) // prettier-ignore
  expect(refused).toMatchObject({ status: 409, body: { code: 'pickup_off' } })
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 2 })
  const dearer = await shop
    .guest()
    .post('order/create', cartOrder(480, items, { contact }), onPurpose())
  expect(dearer).toMatchObject({ status: 409, body: { code: 'price_changed' } })
})

test('who does not pick up is reminded once on the last day, and cancelled the day after', async () => {
  const { shop, clerk } = await open()
  const amina = await shop.as('amina')
  const before = await stockOf(shop)
  const order = await placed(amina, cartOrder(480, items, { pickup: true }))
  const waiting = await placed(amina, cartOrder(240, [{ product: 'apples', quantity: 1 }], { pickup: true })) // prettier-ignore
  await ready(clerk, order._id)
  await hourly(shop)
  shop.later(day)
  await hourly(shop)
  expect((await kinds(shop)).filter((kind) => kind === 'order-ready')).toHaveLength(1)
  shop.later(day)
  for (let hour = 0; hour < 3; hour++) await hourly(shop)
  const mails = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-ready')
  const reminders = mails.filter((mail) => 'order' in mail && mail.order.isReminder === true)
  expect([mails.length, reminders.length]).toEqual([2, 1])
  expect(await statusOf(shop, order._id)).toBe('ready')
  shop.later(day)
  for (let hour = 0; hour < 3; hour++) await hourly(shop)
  expect(await statusOf(shop, order._id)).toBe('cancelled')
  expect(await statusOf(shop, waiting._id)).toBe('placed')
  expect(await stockOf(shop)).toBe(before - 1)
  const { cancellations } = (await (await shop.as('clerk')).get(`admin/orders/${order._id}`)).body
    .data
  expect(cancellations).toMatchObject([{ reason: 'Not picked up in time' }])
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a closed last day moves to the next open one, on which staff see who to remind', async () => {
  const { shop, clerk } = await open()
  const holidays = [{ day: '2025-01-07', name: 'Eid', hours: null }]
  await (await shop.as('owner')).patch('admin/settings', { holidays })
  const { _id: id } = await placed(shop.guest(), cartOrder(480, items, { pickup: true, contact }))
  await ready(clerk, id)
  const ending = async () =>
    (await (await shop.as('clerk')).get('admin/today')).body.data.pickupsEnding
  shop.later(2 * day)
  await hourly(shop)
  expect(await ending()).toEqual([])
  shop.later(day)
  await hourly(shop)
  expect(await ending()).toMatchObject([{ id, isMailed: false, whatsappText: expect.stringContaining('Jan 08') }]) // prettier-ignore
  expect(await statusOf(shop, id)).toBe('ready')
  shop.later(day)
  await hourly(shop)
  expect([await statusOf(shop, id), await ending()]).toEqual(['cancelled', []])
})

test('an order that is ready again after a step back is kept and reminded of anew', async () => {
  const { shop, clerk } = await open()
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, cartOrder(480, items, { pickup: true }))
  await ready(clerk, id)
  shop.later(2 * day)
  await hourly(shop)
  expect(await reminders(shop)).toBe(1)
  const later = await shop.as('clerk')
  const { status: from, history } = (await later.get(`admin/orders/${id}`)).body.data
  const back = { id: randomUUID(), from, since: history.at(-1).at, reason: 'Not packed yet' }
  expect((await later.post(`admin/orders/${id}/step-back`, back)).status).toBe(200)
  expect(await reminders(shop)).toBe(0) // not sent yet, so it is taken back with the state
  shop.later(day)
  await hourly(shop)
  await (await shop.as('clerk')).patch(`admin/orders/${id}`, { status: 'ready' })
  shop.later(2 * day)
  for (let hour = 0; hour < 2; hour++) await hourly(shop)
  expect(await statusOf(shop, id)).toBe('ready')
  expect(await reminders(shop)).toBe(1)
})

test('a shop that stops offering pickup cancels nothing that is ready', async () => {
  const { shop, clerk } = await open()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(480, items, { pickup: true }))
  await ready(clerk, order._id)
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 0 })
  shop.later(30 * day)
  await hourly(shop)
  expect(await statusOf(shop, order._id)).toBe('ready')
})

test('staff take an order for pickup by phone, and correct its contact without an address', async () => {
  const { shop, clerk } = await open()
  const body = {
    customerId: null,
    lines: [{ productId: 'apples', quantity: 2 }],
    atCounter: false,
    pickup: true,
    addressId: null,
    redeemPoints: 0,
    contact: { name: 'Bilal', phone: '0300 5551234', email: '' },
    address: '',
    paymentMethod: 'cod',
    note: '',
    total: 480,
  }
  const reply = await clerk.post('admin/orders', body, onPurpose())
  expect(reply).toMatchObject({ status: 201, body: { data: { channel: 'phone', shipping: 0 } } })
  const { id, contact: was, pickup } = reply.body.data
  expect(pickup.code).toMatch(/^\d{4}$/)
  const seen = { ...was, address: '', note: '' }
  const changed = { ...seen, phone: '0300 5551235', keepPin: false, seen }
  expect(await clerk.patch(`admin/orders/${id}/delivery`, changed)).toMatchObject({ status: 200 }) // prettier-ignore
  const elsewhere = await placed(await shop.as('amina'), cartOrder())
  const lost = { ...changed, seen: { ...seen, address: elsewhere.shippingAddress } }
  const refused = await clerk.patch(`admin/orders/${elsewhere._id}/delivery`, lost)
  expect(refused).toMatchObject({ status: 400, body: { code: 'address_missing' } })
})

test("the customer's home page says that the order under way is picked up", async () => {
  const { shop } = await open()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(480, items, { pickup: true }))
  expect((await amina.get('user/usual')).body.order).toMatchObject({ pickup: order.pickup })
})
