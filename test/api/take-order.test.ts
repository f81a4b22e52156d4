import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { address, contact, delivered, onPurpose } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const walkIn = { ...contact, email: '' }
const two = [{ productId: 'apples', quantity: 2 }]
/** Two bags of apples, delivered to a walk-in customer: 2 × 240 + 150. */
const asked = (more: object = {}) => ({
  ...(requests.adminTakeOrder.body as object),
  ...more,
})
const quoteOf = (more: object = {}) => ({
  ...(requests.adminQuoteOrder.body as object),
  ...more,
})
const stockOf = async (shop: TestShop, id: string) =>
  (await shop.db.one<{ stock: number }>`select stock from product where id = ${id}`).stock

test('a phone order is priced and saved like any other, with who entered it', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const quote = await clerk.post('admin/orders/quote', quoteOf())
  expect(quote.body.data).toEqual({
    lines: [{ productId: 'apples', quantity: 2, price: 240, amount: 480, grams: null }],
    subtotal: 480,
    shipping: 150,
    total: 630,
    belowMinimum: null,
    windows: [],
    arrival: { from: '2025-01-06', to: '2025-01-10' },
    redeemedPoints: 0,
    earnedPoints: 0, // no account, no points
    khata: null,
    canRedeem: true,
  })
  const reply = await clerk.post('admin/orders', asked({ note: 'Ring twice' }), onPurpose())
  expect(reply).toMatchObject({ status: 201 })
  const { data } = reply.body
  expect(data).toMatchObject({
    status: 'placed',
    customerId: null,
    contact: walkIn,
    address,
    note: 'Ring twice',
    total: 630,
    earnedPoints: 0,
    enteredBy: 'Sana Clerk',
  })
  expect((await clerk.get(`admin/orders/${data.id}`)).body.data).toEqual(data)
  expect(await stockOf(shop, 'apples')).toBe(48)
  expect(await shop.db.all`select kind, actor from event where subject = ${data.id}`).toEqual([
    { kind: 'order.placed', actor: 'clerk' },
  ])
  await expectSoundLedger(shop)
})

test('a customer pays their own prices, redeems and earns points, and keeps the cart', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  await delivered(shop, amina)
  await amina.send('PUT', 'cart', { items: [{ product: 'chai', quantity: 1 }] })
  const cart = (await amina.get('cart')).text
  const redeem = { customerId: 'amina', redeemPoints: 16 }
  const quote = (await clerk.post('admin/orders/quote', quoteOf(redeem))).body.data
  expect(quote).toMatchObject({ total: 614, redeemedPoints: 16, earnedPoints: 16 })
  const more = { ...redeem, contact: null, total: 614 }
  const { data } = (await clerk.post('admin/orders', asked(more), onPurpose())).body
  expect(data).toMatchObject({
    customerId: 'amina',
    contact: { name: 'Amina Siddiqui' },
    enteredBy: 'Sana Clerk',
  })
  expect((await amina.get(`order/${data.id}`)).body.data.total).toBe(614)
  expect((await amina.get('cart')).text).toBe(cart)
  const again = await clerk.post('admin/orders/quote', quoteOf(redeem))
  expect(again).toMatchObject({ status: 409 }) // spent points cannot be spent again
  const hers = { customerId: 'hina', lines: [{ productId: 'apples', quantity: 1 }] }
  expect((await clerk.post('admin/orders/quote', quoteOf(hers))).body.data.subtotal).toBe(200)
  await expectSoundLedger(shop)
})

test('at the counter it is paid and handed over at once, without a fee, and e-mailed about once', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const more = { customerId: 'amina', contact: null, atCounter: true, address: '', total: 480 }
  const { data } = (await clerk.post('admin/orders', asked(more), onPurpose())).body
  expect(data).toMatchObject({ status: 'delivered', shipping: 0, total: 480, address: '' })
  expect(data.history.map(({ status }: { status: string }) => status)).toEqual([
    'placed',
    'packed',
    'shipped',
    'delivered',
  ])
  expect(await shop.db.all`select state, amount, taken_by from payment`).toEqual([
    { state: 'taken', amount: 48_000, taken_by: 'clerk' },
  ])
  expect((await emailsOf(shop.db)).map(({ kind }) => kind)).toEqual(['order-delivered'])
  await expectSoundLedger(shop)
})

const nobody = { name: '', phone: '', email: '' }
const walkInSale = () => asked({ contact: nobody, atCounter: true, address: '', total: 480 })

test('a counter sale needs no name, and two identical sales are two', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const replies = await Promise.all([
    clerk.post('admin/orders', walkInSale(), onPurpose()),
    clerk.post('admin/orders', walkInSale(), onPurpose()),
  ])
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  const [one, other] = replies.map(({ body }) => body.data)
  expect(one.id).not.toBe(other.id)
  expect(one).toMatchObject({ contact: nobody, status: 'delivered', earnedPoints: 0, total: 480 })
  // Without a number customers are not recognised.
  expect((await clerk.get(`admin/orders/${one.id}`)).body.data.customer).toMatchObject({
    orders: 1,
    delivered: 1,
  })
  expect(await emailsOf(shop.db)).toEqual([])
  expect(await stockOf(shop, 'apples')).toBe(46)
  await expectSoundLedger(shop)
})

test("counter sales without a phone number don't count towards daily limits", async () => {
  const shop = await openShop()
  await saveSetting(
    shop.db,
    'dailyOrders',
    { guestPhone: 1, guestEmail: 1, guestNetwork: 1, account: 1 },
    0,
  )
  const clerk = await shop.as('clerk')
  for (let sale = 0; sale < 3; sale++)
    expect(await clerk.post('admin/orders', walkInSale(), onPurpose())).toMatchObject({
      status: 201,
    })
})

test("a customer's own address is used with its pin; another customer's is not found", async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const home = { name: 'Amina', phone: '0300 7654321', address: 'Lane 2, Lahore', label: 'Home' }
  await amina.post('user/addresses', home)
  const { id } = await shop.db.one<{ id: string }>`select id from address`
  const own = { customerId: 'amina', contact: null, addressId: id, address: '' }
  const { data } = (await clerk.post('admin/orders', asked(own), onPurpose())).body
  expect(data.address).toBe('Lane 2, Lahore')
  const others = asked({ ...own, customerId: 'bilal' })
  expect(await clerk.post('admin/orders', others, onPurpose())).toMatchObject({
    status: 404,
    body: { code: 'address_not_found' },
  })
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['another total', { total: 629 }, 409, 'price_changed'],
  ['nothing', { lines: [] }, 400, 'cart_empty'],
  ['none of it', { lines: [{ productId: 'apples', quantity: 0 }] }, 400, 'does_not_fit'],
  ['half of one', { lines: [{ productId: 'apples', quantity: 1.5 }] }, 400, 'does_not_fit'],
  ['what is gone', { lines: [{ productId: 'none', quantity: 1 }] }, 404, 'product_not_found'],
  ['a draft', { lines: [{ productId: 'draft', quantity: 1 }] }, 404, 'product_not_found'],
  [
    'more than there is',
    { lines: [{ productId: 'lastmango', quantity: 2 }], total: 1150 },
    409,
    'out_of_stock',
  ],
  ['no address', { address: '' }, 400, 'address_missing'],
  ['nobody', { contact: null }, 400, 'contact_missing'],
  ['nobody at the counter', { contact: null, atCounter: true }, 400, 'contact_missing'],
  ['no name', { contact: { ...walkIn, name: ' ' } }, 400, 'contact_missing'],
  ['no phone', { contact: { ...walkIn, phone: '' } }, 400, 'contact_missing'],
  ['a customer who is not there', { customerId: 'none' }, 404, 'customer_not_found'],
  ['points of nobody', { redeemPoints: 5, total: 625 }, 409, 'no_points'],
] as const)('an order for %s is refused and changes nothing', async (_, more, status, code) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  const reply = await clerk.post('admin/orders', asked(more), onPurpose())
  expect(reply).toMatchObject({ status, body: { code } })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('a blocked customer cannot order by phone either', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/customers/amina/block', { blocked: true })
  const more = { customerId: 'amina', contact: null }
  expect(await clerk.post('admin/orders', asked(more), onPurpose())).toMatchObject({
    status: 409,
    body: { code: 'customer_blocked' },
  })
})

test('the same request sent again, also at once, is one order', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  for (const more of [{}, { customerId: 'amina', contact: null, atCounter: true, total: 480 }]) {
    const before = (await shop.count('orders')) ?? 0
    const key = onPurpose()
    const send = () => clerk.post('admin/orders', asked(more), key)
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await shop.count('orders')).toBe(before + 1)
    const other = await clerk.post('admin/orders', asked({ ...more, note: 'Other' }), key)
    expect(other).toMatchObject({ body: { code: 'key_reused' } })
  }
  await expectSoundLedger(shop)
})

test('of two who sell the last piece at once, one is refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const last = asked({ lines: [{ productId: 'lastmango', quantity: 1 }], total: 650 })
  const replies = await Promise.all([
    clerk.post('admin/orders', last, onPurpose()),
    clerk.post('admin/orders', last, onPurpose()),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
  await expectSoundLedger(shop)
})

test('a packer takes no orders', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const reply = await (await shop.as('clerk')).post('admin/orders', asked({ lines: two }))
  expect(reply).toMatchObject({ status: 403, body: { permission: 'order.take' } })
})

test('an order below the minimum of its zone is quoted, and refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const around = { kind: 'circle', centre: { lat: 33.63, lng: 73.07 }, radius: 15 }
  const zone = { name: 'Rawalpindi', area: around, fee: 90, minimum: 1055 }
  await clerk.post('admin/zones', zone)
  const { data } = (await clerk.post('admin/orders/quote', quoteOf({ address }))).body
  expect(data).toMatchObject({
    lines: [{ price: 240, amount: 480 }],
    subtotal: 480,
    total: 570,
    belowMinimum: { zone: 'Rawalpindi', minimum: 1055, missing: 575 },
  })
  expect(await clerk.post('admin/orders', asked({ total: 570 }), onPurpose())).toMatchObject({
    status: 409,
    body: { code: 'below_minimum' },
  })
})

test('the typed address decides on the charge and the delivery times, in the quote as in the order', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const around = { kind: 'circle', centre: { lat: 33.63, lng: 73.07 }, radius: 15 }
  const zone = { name: 'Rawalpindi', area: around, fee: 90 }
  const { id: zoneId } = (await clerk.post('admin/zones', zone)).body.data
  const evening = { zoneId, from: '18:00', to: '20:00', capacity: 1, closesBefore: 0, extra: 50 }
  const { id } = (await clerk.post('admin/delivery-windows', evening)).body.data
  const price = async (more: object) =>
    (await clerk.post('admin/orders/quote', quoteOf({ address, ...more }))).body
  expect((await price({ address: '' })).data).toMatchObject({ total: 630, windows: [] })
  const { data: quote } = await price({})
  expect(quote).toMatchObject({ shipping: 90, total: 570 })
  expect(quote.windows[0]).toMatchObject({ id, extra: 50, state: 'open' })
  const window = { id, day: '2025-01-06' }
  expect((await price({ window })).data).toMatchObject({ shipping: 140, total: 620 })
  const reply = await clerk.post('admin/orders', asked({ window, total: 620 }), onPurpose())
  expect(reply).toMatchObject({
    status: 201,
    body: { data: { total: 620, promised: { from: '2025-01-06', hours: { from: '18:00' } } } },
  })
  expect(await price({ window })).toMatchObject({ data: { windows: expect.anything() } })
  const full = await clerk.post('admin/orders', asked({ window, total: 620 }), onPurpose())
  expect(full).toMatchObject({ status: 409, body: { code: 'window_full' } })
  await expectSoundLedger(shop)
})
