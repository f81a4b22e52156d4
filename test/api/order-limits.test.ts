import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, onPurpose } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const hour = 60 * 60_000
const email = 'stranger@kiryana.example'
const usedUp = { statusCode: 429 }

type Order = { phone?: string; email?: string; key?: string; from?: string }

/** An order of a guest who has no cookie yet. */
const order = (
  shop: TestShop,
  { phone = '0300 1234567', email: to, key = randomUUID(), from = '192.0.2.1' }: Order,
) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/order/create',
    remoteAddress: from,
    headers: { 'idempotency-key': key },
    payload: buyNow(1250 + 150, [{ product: 'atta', quantity: 1 }], {
      contact: { name: 'Bushra Khan', phone, ...(to !== undefined && { email: to }) },
    }),
  })

const phoneOf = (index: number) => `0300 ${String(1_000_000 + index)}`
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each<[string, (index: number) => Order, number]>([
  [
    'phone, however it is written',
    (index) => ({
      phone: ['0300 1234567', '+923001234567'][index % 2] ?? '',
      from: `192.0.2.${index}`,
    }),
    5,
  ],
  [
    'e-mail address',
    (index) => ({
      phone: phoneOf(index),
      email: index % 2 ? email : 'Stranger@Kiryana.example',
      from: `192.0.2.${index}`,
    }),
    5,
  ],
])('guests with one %s place a few orders in a day, also all at once', async (_, of, most) => {
  const shop = await openShop()
  const replies: Awaited<ReturnType<typeof order>>[] = []
  for (let index = 0; index < most + 4; index += 4)
    replies.push(...(await Promise.all(times(4).map((more) => order(shop, of(index + more))))))
  expect(statuses(replies).filter((status) => status === 201)).toHaveLength(most)
  expect(await shop.count('orders')).toBe(most)
  const refused = replies.find(({ statusCode }) => statusCode !== 201)
  expect(refused).toMatchObject(usedUp)
  expect(refused?.json().message).toContain('Please log in or sign up to continue')
  const others = { phone: '0345 7654321', email: 'other@kiryana.example', from: '203.0.113.5' }
  expect((await order(shop, others)).statusCode).toBe(201)
  shop.later(24 * hour + 1)
  expect((await order(shop, of(1))).statusCode).toBe(201)
})

const neighbour = (index: number) => ({
  phone: phoneOf(index),
  email: `guest${index}@kiryana.example`,
  from: `2001:db8::${index}`,
})

test('a town behind one address orders all day; a burst of a machine waits a minute', async () => {
  const shop = await openShop()
  for (let index = 0; index < 40; index += 1) {
    expect((await order(shop, neighbour(index))).statusCode).toBe(201)
    shop.later(5000)
  }
  shop.later(60_000)
  const burst: Awaited<ReturnType<typeof order>>[] = []
  for (let index = 40; index < 62; index += 1) burst.push(await order(shop, neighbour(index)))
  expect(statuses(burst)).toEqual([...times(20).map(() => 201), 429, 429])
  expect(burst.at(-1)?.json()).toMatchObject({ code: 'guest_orders_too_fast' })
  expect(burst.at(-1)?.json().message).toContain('log in')
  shop.later(60_001)
  expect((await order(shop, neighbour(62))).statusCode).toBe(201)
})

test('a network has a daily limit for guests, which does not apply to logged-in customers', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db
    .run`insert into throttle (subject, tries, until) values ('guest-order place 127.0.0.1', 500, ${shop.now() + hour})`
  const refused = await order(shop, { from: '127.0.0.1' })
  expect(refused).toMatchObject(usedUp)
  expect(refused.json().message).toContain('call us to order')
  expect((await amina.post('order/create', buyNow())).status).toBe(201)
})

test('repeated and refused orders are not counted; after a login more are accepted', async () => {
  const shop = await openShop()
  const repeated = await Promise.all(times(8).map(() => order(shop, { key: 'the-same-key' })))
  expect(new Set(repeated.map((reply) => reply.json().data._id)).size).toBe(1)
  const amina = await shop.as('amina')
  const wrong = buyNow(1, undefined, { contact: { name: 'Bushra', phone: '0300 1234567' } })
  for (let index = 0; index < 8; index += 1)
    expect((await shop.guest().post('order/create', wrong)).status).toBe(409)
  for (let index = 0; index < 4; index += 1) expect((await order(shop, {})).statusCode).toBe(201)
  expect(await order(shop, {})).toMatchObject(usedUp)
  expect((await order(shop, { key: 'the-same-key' })).statusCode).toBe(201)
  expect((await amina.post('order/create', buyNow())).status).toBe(201)
})

test('staff change the limits; accounts have their own; shoppers cannot see them', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const dailyOrders = { guestPhone: 1, guestEmail: 1, guestNetwork: 1, account: 2 }
  expect((await clerk.patch('admin/settings', { dailyOrders })).body.data).toMatchObject({
    dailyOrders,
  })
  expect(statuses([await order(shop, {}), await order(shop, {})])).toEqual([201, 429])
  const mine = await Promise.all(
    times(4).map(() => amina.post('order/create', buyNow(), onPurpose())),
  )
  expect(mine.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  expect(mine.find(({ status }) => status === 429)?.body.code).toBe('orders_used_up')
  expect((await shop.guest().get('settings')).text).not.toContain('dailyOrders')
  const bad = await clerk.patch('admin/settings', { dailyOrders: { ...dailyOrders, account: -1 } })
  expect(bad.status).toBe(400)
})

test('an unconfirmed address gets one e-mail an hour, however many orders are placed and cancelled', async () => {
  const shop = await openShop()
  const server = await openMailServer()
  const send = sender(shop, server.url)
  const mails = async () => {
    await sendDue(send)
    return server.mails.length
  }
  const first = (await order(shop, { email })).json().data
  const cancel = { products: [] }
  await shop.guest().post(`order/${first._id}/cancel?key=${first.key}`, cancel)
  await order(shop, { email, phone: phoneOf(1) })
  await (
    await shop.as('amina')
  ).post(
    'order/create',
    buyNow(390, undefined, { contact: { name: 'Amina', phone: '0300 1234567', email } }),
  )
  expect(await mails()).toBe(1)
  shop.later(hour)
  await order(shop, { email, phone: phoneOf(2) })
  expect(await mails()).toBe(2)

  // Opened with the key in the mail, the address is its owner's.
  const { text } = server.mails.at(-1) ?? { text: '' }
  const [, id, key] = /order\/([\w-]+)\?key=([\w-]{43})/.exec(text) ?? []
  await shop.guest().get(`order/${id}?key=${first.key}`)
  await order(shop, { email, phone: phoneOf(3) })
  expect(await mails()).toBe(2)
  expect((await shop.guest().get(`order/${id}?key=${key}`)).status).toBe(200)
  await order(shop, { email, phone: phoneOf(4) })
  expect(await mails()).toBe(3)
})

test('the key that a second click gets confirms no address: it was not mailed', async () => {
  const shop = await openShop()
  const place = (key: object, quantity: number) =>
    shop.guest().post(
      'order/create',
      buyNow(240 * quantity + 150, [{ product: 'apples', quantity }], {
        contact: { name: 'Bushra Khan', phone: '0300 1234567', email },
      }),
      { ...key },
    )
  await place({}, 1)
  const { data } = (await place({}, 1)).body
  expect(data.key).toEqual(expect.any(String))
  expect((await shop.guest().get(`order/${data._id}?key=${data.key}`)).status).toBe(200)
  expect((await place(onPurpose(), 2)).status).toBe(201)
  await enqueueEmails(shop, () => undefined)
  expect((await emailsOf(shop.db)).filter(({ to }) => to === email)).toHaveLength(1)
})

test('each change by staff, and each order of an account, sends an e-mail', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const { _id: id } = (await order(shop, { email })).json().data
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
  for (let index = 0; index < 3; index += 1) await amina.post('order/create', buyNow(), onPurpose())
  const kinds = (await emailsOf(shop.db)).map(({ kind, to }) => `${to.split('@')[0]} ${kind}`)
  expect(kinds.toSorted()).toEqual([
    ...times(3).map(() => 'amina order-placed'),
    'stranger order-delivered',
    'stranger order-placed',
    'stranger order-shipped',
  ])
})
