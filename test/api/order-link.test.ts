import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { cartOrder, delivered, onPurpose, placed } from '../support/orders.ts'
import { phonePhoto } from '../support/pictures.ts'
import { password } from '../support/cast.ts'
import { openShop, type TestShop } from '../support/shop.ts'

/** Keys in the links of e-mails sent now. */
async function mailedKeys(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails
    .flatMap(({ text }) => [...text.matchAll(/\?key=([\w-]{43})/g)])
    .map(([, key]) => key)
}

test("the link of a customer's e-mail opens that order without a login, only to read", async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder())
  const [key] = await mailedKeys(shop)
  const stranger = shop.guest()
  const { body } = await stranger.get(`order/${order._id}?key=${key}`)
  expect(body.data).toMatchObject({ _id: order._id, total: 630, status: 'placed' })
  expect(body.data.key).toBeUndefined()
  expect(stranger.cookies.size).toBe(0)

  for (const [path, sent] of [
    ['cancel', { products: [] }],
    ['cancel', { products: [{ product: 'apples', quantity: 1 }] }],
  ] as const)
    expect((await stranger.post(`order/${order._id}/${path}?key=${key}`, sent)).status).toBe(401)
  const asked = { product: 'apples', quantity: '1', kind: 'unwanted', reason: 'Too many' }
  expect((await stranger.form(`order/${order._id}/return?key=${key}`, asked)).status).toBe(401)
  expect((await amina.get(`order/${order._id}`)).body.data).toMatchObject({
    status: 'placed',
    total: 630,
  })
})

test('it opens no other order, and neither a key that was made up nor one without its order does', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await placed(amina, cartOrder())
  const [key] = await mailedKeys(shop)
  const second = await placed(amina, cartOrder(), onPurpose())
  const stranger = shop.guest()
  const unknown = await stranger.get('order/none')
  for (const way of [`${second._id}?key=${key}`, `${first._id}?key=${'A'.repeat(43)}`, first._id])
    expect(await stranger.get(`order/${way}`)).toMatchObject({ status: 404, body: unknown.body })
  expect((await stranger.get('order/get')).status).toBe(401)
})

test('a return photo is for the customer, not for a read-only link', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina)
  const asked = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Bruised' }
  await amina.form(`order/${id}/return`, asked, { content: await phonePhoto(), field: 'photo' })
  const keys = await mailedKeys(shop)
  const { returns } = (await amina.get(`order/${id}`)).body.data
  const photo = `order/${id}/return/${returns[0]._id}/photo`
  expect((await amina.get(photo)).status).toBe(200)
  for (const key of keys) expect((await shop.guest().get(`${photo}?key=${key}`)).status).toBe(404)
})

test('the owner changes the order with the link too, when signed in; a deleted account takes its links along', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder())
  const [key] = await mailedKeys(shop)
  const reply = await amina.post(`order/${order._id}/cancel?key=${key}`, { products: [] })
  expect(reply.body.data.status).toBe('cancelled')
  expect((await amina.post('user/deleteaccount', { password })).status).toBe(200)
  expect((await shop.guest().get(`order/${order._id}?key=${key}`)).status).toBe(404)
})
