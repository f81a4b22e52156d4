import { expect, test } from 'vitest'
import { both, bothCost, colouredShop, put, recolour, told } from '../support/coloured-shop.ts'
import { address, cartOrder, onPurpose, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('staff name colours; a bare value gets the nearest name', async () => {
  const shop = await colouredShop()
  expect((await shop.guest().get('shoppingitems/apples')).body.data).toMatchObject({
    colors: [],
    coloroptions: [
      { name: 'Red', swatch: '#cf2b2b', image: null },
      { name: 'Sky blue', swatch: '#7cc3ea', image: null },
      { name: 'Bottle green', swatch: '#0c4a32', image: null },
    ],
  })
})

test('a cart holds two colours of one product, and keeps them', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const kept = await put(amina, [
    { _id: 'apples', quantity: 1, color: 'Red' },
    { _id: 'apples', quantity: 2, color: 'SKY BLUE' },
    { _id: 'chai', quantity: 1 },
  ])
  expect(told(kept.cartitems)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
    ['chai', undefined, 1],
  ])
  expect((await amina.get('cart')).body).toEqual(kept)
})

test('without a choice it is the first colour, and is the same line', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const kept = await put(amina, [
    { _id: 'apples', quantity: 1 },
    { _id: 'apples', quantity: 2, color: 'Red' },
  ])
  expect(told(kept.cartitems)).toEqual([['apples', 'Red', 3]])
  const order = await placed(amina, cartOrder())
  expect(told(order.products)).toEqual([['apples', 'Red', 2]])
})

test('at login each colour keeps the larger quantity; what was put in before there were colours counts as the first', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await put(amina, [{ _id: 'apples', quantity: 4 }])
  await recolour(shop)
  const joined = await put(
    amina,
    [
      { _id: 'apples', quantity: 2, color: 'Red' },
      { _id: 'apples', quantity: 1, color: 'Sky blue' },
    ],
    { merge: true },
  )
  expect(told(joined.cartitems)).toEqual([
    ['apples', 'Red', 4],
    ['apples', 'Sky blue', 1],
  ])
})

test('a removed colour stays in the cart with the available ones, and cannot be ordered', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  await put(amina, [{ _id: 'apples', quantity: 2, color: 'Red' }])
  await recolour(shop, [{ name: 'Green' }, { name: 'Yellow' }])
  const cart = (await amina.get('cart')).body
  expect(told(cart.cartitems)).toEqual([['apples', 'Red', 2]])
  expect(cart.cartitems[0].coloroptions).toMatchObject([{ name: 'Green' }, { name: 'Yellow' }])
  const reply = await amina.post(
    'order/create',
    cartOrder(630, [{ product: 'apples', quantity: 2, color: 'Red' }]),
    onPurpose(),
  )
  expect(reply.body).toMatchObject({ code: 'color_gone', colors: ['Green', 'Yellow'] })
})

test('the maximum quantity counts all colours of a product', async () => {
  const shop = await colouredShop()
  await (await shop.as('clerk')).patch('admin/products/apples', { stock: null, stockBefore: 50 })
  const amina = await shop.as('amina')
  const reply = await amina.post(
    'order/create',
    cartOrder(1, [
      { product: 'apples', quantity: 600, color: 'Red' },
      { product: 'apples', quantity: 600, color: 'Sky blue' },
    ]),
    onPurpose(),
  )
  expect(reply.body).toMatchObject({ code: 'out_of_stock', product: 'apples' })
})

test('Buy Now takes one product, in more colours than one if need be', async () => {
  const shop = await colouredShop()
  const order = await placed(await shop.as('amina'), {
    products: both,
    total: bothCost,
    shippingAddress: address,
  })
  expect(order.flow).toBe('buy-now')
  expect(told(order.products)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
  ])
})

test('wholesale: minimum, step and breaks look at all colours together', async () => {
  const shop = await colouredShop()
  await (
    await shop.as('clerk')
  ).patch('admin/products/apples', {
    wholesaleMinimum: 6,
    wholesaleStep: 3,
    wholesaleBreaks: [{ from: 9, price: 180 }],
  })
  const hina = await shop.as('hina')
  const of = (red: number, blue: number) => [
    { product: 'apples', quantity: red, color: 'Red' },
    { product: 'apples', quantity: blue, color: 'Sky blue' },
  ]
  const tooFew = await hina.post('order/create', cartOrder(1, of(1, 2)), onPurpose())
  expect(tooFew.body.code).toBe('too_few')
  const cart = await put(hina, [
    { _id: 'apples', quantity: 4, color: 'Red' },
    { _id: 'apples', quantity: 5, color: 'Sky blue' },
  ])
  expect(cart.subtotal).toBe(9 * 180)
  const order = await placed(hina, cartOrder(9 * 180 + 150, of(4, 5)))
  const cancel = (color: string, quantity: number) =>
    hina.post(`order/${order._id}/cancel`, { products: [{ product: 'apples', color, quantity }] })
  expect((await cancel('Red', 1)).body.code).toBe('off_step')
  expect((await cancel('Red', 3)).body.code).toBe('rest_costs_more')
})
