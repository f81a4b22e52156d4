import { expect, test } from 'vitest'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, contact, delivered, placed, redirection } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const place = { lat: 33.6, lng: 73.06 }

async function openOrder(more: object = {}) {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const clerk = await shop.as('clerk')
  const { _id: id } = await placed(amina, buyNow(390, undefined, more))
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  const redirect = (body: unknown) => clerk.patch(`admin/orders/${id}/delivery`, body)
  return { shop, amina, clerk, id, order, redirect }
}

/** The mails that go out now: to whom, and the key of their link. */
async function mails(shop: TestShop) {
  const server = await openMailServer()
  await enqueueEmails(shop, () => undefined)
  await sendDue(sender(shop, server.url))
  return server.mails.map(({ to, text }) => ({
    to: to[0],
    key: /\?key=([\w-]{43})/.exec(text)?.[1],
  }))
}

test('contact, address, note and pin are others; fee and total stay, and so do the books', async () => {
  const { shop, amina, clerk, id, order, redirect } = await openOrder({ location: place })
  const before = await order()
  const body = await redirection(clerk, id, { name: 'Usman', phone: '0300 7654321', note: 'Ring' })
  const { status, body: answer } = await redirect({ ...body, keepPin: false })
  expect(status).toBe(200)
  expect(answer.data).toMatchObject({
    contact: { name: 'Usman', phone: '0300 7654321', email: before.contact.email },
    address: 'House 13, Street 4, Rawalpindi',
    note: 'Ring',
    location: null,
    total: before.total,
    shipping: before.shipping,
  })
  expect((await amina.get(`order/${id}`)).body.data).toMatchObject({
    contact: { name: 'Usman' },
    shippingAddress: 'House 13, Street 4, Rawalpindi',
  })
  await expectSoundLedger(shop)
})

test('the same again changes nothing, and the audit says once which fields are others', async () => {
  const { shop, clerk, id, redirect } = await openOrder({ location: place })
  const body = await redirection(clerk, id)
  for (const reply of await Promise.all([redirect(body), redirect(body), redirect(body)]))
    expect(reply.status).toBe(200)
  const events = await shop.db.all<{ data: string }>`
    select data from event where kind = 'order.redirected'`
  expect(events.map(({ data }) => JSON.parse(data))).toEqual([{ changed: ['address'] }])
})

test("a colleague's change is not overwritten", async () => {
  const { clerk, id, order, redirect } = await openOrder()
  const mine = await redirection(clerk, id, { name: 'Mine' })
  expect((await redirect(await redirection(clerk, id, { name: 'Theirs' }))).status).toBe(200)
  const refused = await redirect(mine)
  expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await order()).contact.name).toBe('Theirs')
})

test('an order that is sent, or not there, cannot be changed; packed it can', async () => {
  const { shop, amina, clerk, id, redirect } = await openOrder()
  await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  expect((await redirect(await redirection(clerk, id))).status).toBe(200)
  await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
  const late = await redirect(await redirection(clerk, id, { name: 'Late' }))
  expect(late).toMatchObject({ status: 409, body: { code: 'order_moved_on' } })
  const old = await delivered(shop, amina)
  const body = await redirection(clerk, old, { name: 'Late' })
  expect((await clerk.patch(`admin/orders/${old}/delivery`, body)).status).toBe(409)
  expect((await clerk.patch('admin/orders/none/delivery', body)).status).toBe(404)
})

/** For tables of what is refused: nothing in it changes. */
const orderOfFile = forFile(openOrder)

test.each([
  ['no name', { name: ' ' }, 400],
  ['no phone', { phone: '' }, 400],
  ['no address', { address: '' }, 400],
  ['half an e-mail', { email: 'amina@' }, 400],
  ['a note without end', { note: 'x'.repeat(501) }, 400],
  ['NUL in the address', { address: 'House\u0000' }, 400],
  ['no word of the pin', { keepPin: undefined }, 400],
  ['nothing seen', { seen: undefined }, 400],
])('%s is refused, and nothing is changed', async (_, more, status) => {
  const { clerk, id, order, redirect } = orderOfFile()
  const before = await order()
  expect((await redirect({ ...(await redirection(clerk, id)), ...more })).status).toBe(status)
  expect(await order()).toEqual(before)
})

test("a guest's right address gets the link; the one mailed to the wrong address opens nothing", async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const guest = { contact: { ...contact, email: 'bushra@wrong.example' } }
  const { _id: id } = await placed(shop.guest(), buyNow(390, undefined, guest))
  const [wrong] = await mails(shop)
  expect(wrong).toMatchObject({ to: 'bushra@wrong.example', key: expect.any(String) })
  const opens = async (key = '') => (await shop.guest().get(`order/${id}?key=${key}`)).status
  expect(await opens(wrong?.key)).toBe(200)

  const body = await redirection(clerk, id, { email: 'bushra@right.example' })
  expect((await clerk.patch(`admin/orders/${id}/delivery`, body)).status).toBe(200)
  const [right, ...others] = await mails(shop)
  expect(others).toEqual([])
  expect(right).toMatchObject({ to: 'bushra@right.example', key: expect.any(String) })
  expect(await opens(right?.key)).toBe(200)
  expect(await opens(wrong?.key)).toBe(404)
})

test('a mail that still waits for the wrong address goes out without a key', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const guest = { contact: { ...contact, email: 'bushra@wrong.example' } }
  const { _id: id } = await placed(shop.guest(), buyNow(390, undefined, guest))
  await enqueueEmails(shop, () => undefined)
  const body = await redirection(clerk, id, { email: 'bushra@right.example' })
  await clerk.patch(`admin/orders/${id}/delivery`, body)
  expect(
    (await mails(shop)).toSorted((a, b) => (a.key ?? '').length - (b.key ?? '').length),
  ).toEqual([
    { to: 'bushra@wrong.example', key: undefined },
    { to: 'bushra@right.example', key: expect.any(String) },
  ])
})
