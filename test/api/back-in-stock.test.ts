import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import type { Person } from '../support/cast.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, contact, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const product = { productid: 'soldout' }
const ask = async (shop: TestShop, who: Person) =>
  (await shop.as(who)).post('user/notifyme', product)
const notifiedCustomers = async (shop: TestShop) =>
  (await emailsOf(shop.db))
    .filter(({ kind }) => kind === 'back-in-stock')
    .map(({ to }) => to.split('@')[0] ?? '')
    .toSorted()
const notify = async (shop: TestShop, who: Person) =>
  (await (await shop.as(who)).get('user/me')).body.notify

async function change(shop: TestShop, body: object, id = 'soldout') {
  const clerk = await shop.as('clerk')
  const { version, stock } = (await clerk.get(`admin/products/${id}`)).body.data
  const form = { version, ...body, ...('stock' in body && { stockBefore: stock }) }
  const { status } = await clerk.patch(`admin/products/${id}`, form)
  if (status !== 200) throw new Error(`The change was refused: ${status}`)
}

test('asked for once or twice, seen with the person, withdrawn; guests are asked to log in', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect((await amina.post('user/notifyme', product)).body).toMatchObject({
    success: true,
    user: { notify: ['soldout'] },
  })
  expect((await amina.post('user/notifyme', product)).body.user.notify).toEqual(['soldout'])
  expect((await amina.post('user/dontnotifyme', product)).body.user.notify).toEqual([])
  expect((await amina.post('user/dontnotifyme', product)).status).toBe(200)
  expect((await shop.guest().post('user/notifyme', product)).body).toMatchObject({
    statuscode: 401,
    message: 'Please login to be told when it is back',
  })
  const refusals = ['apples', 'atta', 'draft', 'nothing'].map(async (productid) => {
    const { status, body } = await amina.post('user/notifyme', { productid })
    return [productid, status, body.message]
  })
  expect(await Promise.all(refusals)).toEqual([
    ['apples', 409, 'Kala Kulu Apples is in stock again'],
    ['atta', 409, 'Chakki Atta is in stock again'],
    ['draft', 404, 'Product not found'],
    ['nothing', 404, 'Product not found'],
  ])
})

test('when a product is back each open stock alert gets one e-mail', async () => {
  const shop = await openShop()
  for (const who of ['amina', 'bilal', 'hina'] as const) await ask(shop, who)
  await (await shop.as('bilal')).post('user/dontnotifyme', product)
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual([])

  await change(shop, { stock: 5 })
  await sendStockAlerts(shop)
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual(['amina', 'hina'])
  expect(await notify(shop, 'amina')).toEqual([])
  await change(shop, { stock: 0 })
  await change(shop, { stock: 7 })
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual(['amina', 'hina'])

  await change(shop, { stock: 0 })
  await ask(shop, 'amina')
  await change(shop, { stock: null }) // not counted any more: there
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual(['amina', 'amina', 'hina'])
})

test('a cancellation that restores stock triggers the alert', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const order = await placed(
    guest,
    buyNow(650, [{ product: 'lastmango', quantity: 1 }], { contact }),
  )
  await (await shop.as('amina')).post('user/notifyme', { productid: 'lastmango' })
  await guest.post(`order/${order._id}/cancel`, { products: [] })
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual(['amina'])
})

test('unpublished or already resold products trigger no alert', async () => {
  const shop = await openShop()
  await ask(shop, 'amina')
  await change(shop, { stock: 5, published: false })
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual([])
  await change(shop, { stock: 0, published: true })
  await change(shop, { stock: 1 })
  const bought = buyNow(240, [{ product: 'soldout', quantity: 1 }])
  await placed(await shop.as('bilal'), bought)
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual([])
  await change(shop, { stock: 2 })
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual(['amina'])
})

test('one e-mail each, however many servers look while the stock changes', async () => {
  const shop = await openShop()
  const people = ['amina', 'bilal', 'hina', 'kashif', 'clerk', 'owner'] as const
  for (const who of people) await ask(shop, who)
  await Promise.all([
    ...Array.from({ length: 8 }, () => sendStockAlerts(shop)),
    change(shop, { stock: 3 }),
    ...Array.from({ length: 8 }, () => sendStockAlerts(shop)),
  ])
  await Promise.all(Array.from({ length: 8 }, () => sendStockAlerts(shop)))
  expect(await notifiedCustomers(shop)).toEqual([...people].toSorted())
})

test('a deleted account waits for nothing', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.post('user/notifyme', product)
  expect((await amina.post('user/deleteaccount', {})).status).toBe(200)
  await change(shop, { stock: 5 })
  await sendStockAlerts(shop)
  expect(await notifiedCustomers(shop)).toEqual([])
})

test('the e-mail names the product and links to it', async () => {
  const shop = await openShop()
  await ask(shop, 'amina')
  await change(shop, { stock: 5 })
  await sendStockAlerts(shop)
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  const [mail] = server.mails
  expect(mail?.to).toEqual(['amina@kiryana.example'])
  expect(mail?.headers).toContain('Subject: Fresh Coriander is back at Kiryana')
  expect(mail?.text).toMatchInlineSnapshot(`
    "It is back

    Dear Amina Siddiqui,

    You asked us to tell you: Fresh Coriander, 1 kg is in stock again. First come, first served, so it may be gone again soon.

    See it in the shop:
    https://shop.example/products/5

    You asked for this one e-mail. We will not write about it again unless you ask.

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    "
  `)
})
