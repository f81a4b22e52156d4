import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { dumpOf } from '../support/dump.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { address, buyNow, cartOrder, contact, onPurpose, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const products = [
  { product: 'apples', quantity: 2 },
  { product: 'chai', quantity: 1 },
  { product: 'atta', quantity: 1 },
]
/** 2 × 240 + 499.50 + 1,250 and the shipping, once. */
const guestCart = (more: object = {}, total: unknown = 2379.5) =>
  cartOrder(total, products, { contact, ...more })

test('a guest orders several lines: retail prices, one shipping fee, stock reserved, no points', async () => {
  const shop = await openShop()
  const { status, body } = await shop.guest().post('order/create', guestCart())
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    flow: 'cart',
    status: 'placed',
    subtotal: 2229.5,
    shippingcost: 150,
    total: 2379.5,
    loyaltypoints: 0,
    redeemedpoints: 0,
    user: null,
    contact: { ...contact, email: '' },
    shippingAddress: address,
    key: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(body.data.products).toHaveLength(3)
  expect(await shop.stockOf('apples')).toBe(48)
  expect(await shop.count('points_entry')).toBe(0)
  await expectSoundLedger(shop)
})

test('the order opens with its key or the cookie only, and is cancelled with the key, line by line', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { _id: id, key } = await placed(guest, guestCart())
  expect((await guest.get(`order/${id}`)).body.data).toMatchObject({ total: 2379.5 })
  const elsewhere = shop.guest()
  const unknown = await elsewhere.get('order/none')
  for (const way of [id, `${id}?key=wrong`, `${id}?key=${'A'.repeat(43)}`])
    expect(await elsewhere.get(`order/${way}`)).toMatchObject({ status: 404, body: unknown.body })
  expect((await elsewhere.post(`order/${id}/cancel`, { products: [] })).status).toBe(401)
  expect((await elsewhere.get(`order/${id}?key=${key}`)).body.data._id).toBe(id)

  const cancel = (lines: object[]) =>
    elsewhere.post(`order/${id}/cancel?key=${key}`, { products: lines })
  expect((await cancel([{ product: 'chai' }])).body.data).toMatchObject({
    status: 'placed',
    total: 1880,
  })
  expect((await cancel([])).body.data).toMatchObject({ status: 'cancelled' })
  expect((await cancel([])).status).toBe(409)
  expect(await shop.stockOf('apples')).toBe(50)
  await expectSoundLedger(shop)
})

test('a retry is the same order, also without the cookie of a lost answer, and so is a second click', async () => {
  const shop = await openShop()
  const again = onPurpose()
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => shop.guest().post('order/create', guestCart(), again)),
  )
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  const other = guestCart({ shippingAddress: 'House 9, Lahore' })
  expect((await shop.guest().post('order/create', other, again)).status).toBe(422)

  const clicked = [
    await shop.guest().post('order/create', other),
    await shop.guest().post('order/create', other),
  ]
  expect(clicked[1]?.headers['idempotent-replayed']).toBe('true')
  expect(clicked[1]?.body.data._id).toBe(clicked[0]?.body.data._id)
  expect(await shop.count('orders')).toBe(2)
  expect(await shop.stockOf('apples')).toBe(46)
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, object, number, object]>([
  [
    'another total',
    guestCart({}, 2379),
    409,
    { code: 'price_changed', expected: { subtotal: 2229.5, shippingcost: 150, total: 2379.5 } },
  ],
  ['points', guestCart({ redeempoints: 5 }, 2374.5), 401, { code: 'sign_in' }],
  ["somebody's account", guestCart({ user: 'amina' }), 403, { code: 'not_your_account' }],
  ['nothing', cartOrder(0, [], { contact }), 400, { code: 'cart_empty' }],
  ['no contact', cartOrder(2379.5, products), 401, { code: 'sign_in', message: 'Please login' }],
  ['no phone', guestCart({ contact: { name: 'Bushra Khan' } }), 400, {}],
  ['no name', guestCart({ contact: { phone: '0300 1234567' } }), 400, {}],
  ['an empty phone', guestCart({ contact: { ...contact, phone: ' ' } }), 400, {}],
  ['no address', guestCart({ shippingAddress: ' ' }), 400, {}],
])("a guest's cart with %s is refused, and nothing is written", async (_, body, status, says) => {
  const shop = shopOfFile()
  const before = await dumpOf(shop.db)
  expect(await shop.guest().post('order/create', body)).toMatchObject({ status, body: says })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('if one line is sold out, no stock is reserved', async () => {
  const shop = await openShop()
  const most = [
    { product: 'chai', quantity: 1 },
    { product: 'apples', quantity: 51 },
  ]
  const before = await dumpOf(shop.db)
  const body = cartOrder(51 * 240 + 499.5 + 150, most, { contact })
  expect(await shop.guest().post('order/create', body)).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', product: 'apples' },
  })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('cart and Buy Now orders of one phone count towards the same daily limit', async () => {
  const shop = await openShop()
  const bodies = [guestCart(), buyNow(390, undefined, { contact })]
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const { status } = await shop.guest().post('order/create', bodies[index % 2], onPurpose())
    statuses.push(status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect(await shop.count('orders')).toBe(5)
})

test('the setting turns it off: carts ask for the login, Buy Now and repeats go on as before', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect((await shop.guest().get('settings')).body.guestCheckout).toBe(true)
  const again = onPurpose()
  const { _id: id } = await placed(shop.guest(), guestCart(), again)
  const changed = await clerk.patch('admin/settings', { guestCheckout: false })
  expect(changed).toMatchObject({ status: 200, body: { data: { guestCheckout: false } } })
  expect((await shop.guest().get('settings')).body.guestCheckout).toBe(false)

  const before = await dumpOf(shop.db)
  expect(await shop.guest().post('order/create', guestCart(), onPurpose())).toMatchObject({
    status: 401,
    body: { code: 'sign_in', message: 'Please login' },
  })
  expect(await dumpOf(shop.db)).toEqual(before)
  expect((await placed(shop.guest(), guestCart(), again))._id).toBe(id)
  await placed(shop.guest(), buyNow(390, undefined, { contact }))
  await placed(await shop.as('amina'), guestCart())
})

test('staff see who ordered and how to reach them, and bring it to the door', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { _id: id } = await placed(guest, guestCart())
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.get('admin/orders?q=Bushra')).body
  expect(data).toMatchObject([{ id, flow: 'cart', contact: { ...contact, email: '' } }])
  for (const status of ['packed', 'shipped', 'delivered'])
    expect((await clerk.patch(`admin/orders/${id}`, { status })).status).toBe(200)
  expect((await guest.get(`order/${id}`)).body.data.status).toBe('delivered')
  await expectSoundLedger(shop)
})

test('with an e-mail address it is confirmed with its own link, else no e-mail is sent', async () => {
  const shop = await openShop()
  await placed(shop.guest(), guestCart())
  expect(await emailsOf(shop.db)).toEqual([])
  const email = 'bushra@kiryana.example'
  const { _id: id } = await placed(shop.guest(), guestCart({ contact: { ...contact, email } }))
  expect(await emailsOf(shop.db)).toMatchObject([{ kind: 'order-placed', to: email }])
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  const key = /\/order\/[\w-]+\?key=([\w-]{43})/.exec(server.mails[0]?.text ?? '')?.[1]
  expect((await shop.guest().get(`order/${id}?key=${key}`)).body.data._id).toBe(id)
})
