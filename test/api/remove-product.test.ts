import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { address, cartOrder, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const remove = (caller: Caller, id: string | number) =>
  caller.send('DELETE', `admin/products/${id}`)
const lassi = {
  name: 'Sweet Lassi',
  mainCategory: 'Tea & Drinks',
  subCategory: 'Dairy Drinks',
  itemCategory: 'Lassi',
  listPrice: 180,
  published: true,
}
const newLassi = async (shop: TestShop) =>
  (await (await shop.as('clerk')).post('admin/products', lassi)).body.data

test('an unreferenced product is deleted on every server, from carts and wishlists, with its pictures', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const { id, number } = await newLassi(shop)
  await clerk.form(
    `admin/products/${id}/pictures`,
    {},
    { content: await pngPhoto(), field: 'picture' },
  )
  await amina.put('cart', {
    cartitems: [
      { _id: id, quantity: 2 },
      { _id: 'chai', quantity: 1 },
    ],
  })
  await amina.post('user/addtofavourites', { productid: id })
  const elsewhere = await shop.elsewhere('bilal')
  expect((await elsewhere.get('search?q=lassi')).body.total).toBe(1)

  const reply = await remove(clerk, number)
  expect(reply).toMatchObject({ status: 200, body: { success: true, outcome: 'removed' } })
  for (const path of [`shoppingitems/${id}`, `shoppingitems/${number}`])
    expect((await shop.guest().get(path)).status).toBe(404)
  expect((await clerk.get(`admin/products/${id}`)).status).toBe(404)
  expect((await shop.guest().get('search?q=lassi')).body.total).toBe(0)
  await expect.poll(async () => (await elsewhere.get('search?q=lassi')).body.total).toBe(0)
  const { cartitems } = (await amina.get('cart')).body
  expect(cartitems.map(({ _id }: { _id: string }) => _id)).toEqual(['chai'])
  expect((await amina.get('user/getfavourites')).body.favorites).toEqual([])
  expect((await amina.get('user/me')).body.favorites).toEqual([])
  expect(readdirSync(join(shop.dataFolder, 'media', 'products'))).toEqual([])

  for (const again of [id, number])
    expect((await remove(clerk, again)).body).toMatchObject({ outcome: 'removed' })
  expect(
    await shop.db
      .all`select kind as action, actor as by from event where subject = ${id} order by seq`,
  ).toContainEqual({ action: 'product.removed', by: 'clerk' })
  expect((await newLassi(shop)).number).toBe(number + 1) // a number is given once
  await expectSoundLedger(shop)
})

test('a deleted product is refused with a sentence, or dropped', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { id } = await newLassi(shop)
  await remove(await shop.as('clerk'), id)
  const wanted = { cartitems: [{ _id: id, quantity: 1 }] }
  expect((await shop.guest().post('cart/price', wanted)).body.cartitems).toEqual([])
  expect((await amina.put('cart', wanted)).body.cartitems).toEqual([])
  for (const path of ['user/addtofavourites', 'user/notifyme'])
    expect((await amina.post(path, { productid: id })).body.code).toBe('product_not_found')
  for (const path of ['user/removefromfavourites', 'user/dontnotifyme'])
    expect((await amina.post(path, { productid: id })).status).toBe(200)
  const order = { ...cartOrder(), products: [{ product: id, quantity: 1 }] }
  expect((await amina.post('order/create', order)).status).toBeGreaterThanOrEqual(400)
  await expectSoundLedger(shop)
})

test('a product with orders, reviews or stock history is only unpublished; a repeat changes nothing', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const order = await placed(amina, {
    products: [{ product: 'atta', quantity: 1 }],
    total: 1400,
    shippingAddress: address,
    paymentMethod: 'cod',
  })
  const cancelled = { products: [{ product: 'atta', quantity: 1 }] }
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 2 }] })
  await amina.post('user/addtofavourites', { productid: 'atta' })
  for (const id of ['atta', 'apples'])
    expect((await remove(clerk, id)).body).toMatchObject({ success: true, outcome: 'unpublished' })
  const before = await shop.db.all`select * from product order by id`
  expect((await remove(clerk, 'atta')).body.outcome).toBe('unpublished')
  expect(await shop.db.all`select * from product order by id`).toEqual(before)
  expect(await shop.count('audit')).toBe(2)
  expect((await shop.guest().get('shoppingitems/atta')).status).toBe(404)
  expect((await amina.get('cart')).body.cartitems).toEqual([])
  expect((await amina.get('user/getfavourites')).body.favorites).toEqual([])
  expect((await amina.get(`order/${order._id}`)).body.data.products).toHaveLength(1)
  expect((await amina.post(`order/${order._id}/cancel`, cancelled)).status).toBe(200)
  await clerk.patch('admin/products/atta', { published: true })
  expect((await amina.get('cart')).body.cartitems).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('alerts of an unpublished product wait until it is published again', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const emails = async () =>
    (await emailsOf(shop.db)).filter(({ kind }) => kind === 'back-in-stock').length
  for (const stockChange of [2, -2]) await clerk.patch('admin/products/soldout', { stockChange })
  await amina.post('user/notifyme', { productid: 'soldout' })
  expect((await remove(clerk, 'soldout')).body.outcome).toBe('unpublished')
  await clerk.patch('admin/products/soldout', { stockChange: 5 })
  await sendStockAlerts(shop)
  expect(await emails()).toBe(0)
  await clerk.patch('admin/products/soldout', { published: true })
  await sendStockAlerts(shop)
  expect(await emails()).toBe(1)
  await expectSoundLedger(shop)
})

test('a stock alert goes with the product', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.post('user/notifyme', { productid: 'soldout' })
  const { body } = await remove(await shop.as('clerk'), 'soldout')
  expect(body.outcome).toBe('removed')
  await sendStockAlerts(shop)
  expect((await amina.get('user/me')).body.notify).toEqual([])
  await expectSoundLedger(shop)
})

test('an order and a removal at the same time: the order is whole, or refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const buyers = await Promise.all((['amina', 'bilal'] as const).map(shop.as))
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newLassi(shop)
    const order = {
      products: [{ product: id, quantity: 1 }],
      total: 330,
      shippingAddress: address,
      paymentMethod: 'cod',
    }
    const [removed, ...replies] = await Promise.all([
      remove(clerk, id),
      ...buyers.map((buyer) => buyer.post('order/create', order)),
      ...buyers.map((buyer) => buyer.put('cart', { cartitems: [{ _id: id, quantity: 1 }] })),
      ...buyers.map((buyer) => buyer.post('user/addtofavourites', { productid: id })),
    ])
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const isOrdered = replies.slice(0, 2).some(({ status }) => status === 201)
    // An order that came after the product was unpublished would be refused, too.
    expect(removed?.body.outcome).toBe(isOrdered ? 'unpublished' : 'removed')
  }
  await expectSoundLedger(shop)
})

test('a product that is not there is refused', async () => {
  const shop = await openShop()
  expect((await remove(await shop.as('clerk'), 'never')).body.code).toBe('product_not_found')
  expect((await remove(await shop.as('clerk'), 999)).body.code).toBe('product_not_found')
  expect(await shop.count('audit')).toBe(0)
})
