import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { address, cartOrder, delivered, onPurpose, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const colors = [{ name: 'Red' }, { name: 'Sky blue' }, { name: '#0c4a32' }]

/** A shop whose apples come in three colours. */
async function colouredShop() {
  const shop = await openShop()
  await recolour(shop, colors)
  return shop
}

async function recolour(shop: TestShop, to: readonly object[], good = 'apples') {
  const reply = await (await shop.as('clerk')).patch(`admin/products/${good}`, { colors: to })
  expect(reply.status).toBe(200)
}

type Line = { _id?: string; product?: { _id: string }; color?: string; quantity: number }
const told = (lines: Line[]) =>
  lines.map(({ _id, product, color, quantity }) => [product?._id ?? _id, color, quantity])

const put = async (caller: Caller, cartitems: unknown[], more: object = {}) =>
  (await caller.put('cart', { cartitems, ...more })).body
const stockOf = async (shop: TestShop) =>
  (await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock

const both = [
  { product: 'apples', quantity: 1, color: 'Red' },
  { product: 'apples', quantity: 2, color: 'sky blue' },
]
/** 3 × 240 + 150 */
const bothCost = 870

test('staff names colours; what has only a value is named by what it looks like', async () => {
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
  await recolour(shop, colors)
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

test('an order has a line for each colour, and takes both from one stock', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(bothCost, both))
  expect(told(order.products)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
  ])
  expect(await stockOf(shop)).toBe(47)
  const clerk = await shop.as('clerk')
  const { lines } = (await clerk.get(`admin/orders/${order._id}`)).body.data
  expect(lines).toMatchObject([{ color: 'Red' }, { color: 'Sky blue' }])
  await expectSoundLedger(shop)
})

test('a line that has been sold keeps its colour, whatever becomes of the product', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const { _id } = await placed(amina, cartOrder(bothCost, both))
  await recolour(shop, [])
  expect(told((await amina.get(`order/${_id}`)).body.data.products)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
  ])
})

test.each([
  ['apples', 'Purple', ['Red', 'Sky blue', 'Bottle green']],
  ['chai', 'Red', []],
])(
  '%s in %s: refused with the item and the colour, and nothing changes',
  async (product, color, others) => {
    const shop = await colouredShop()
    const amina = await shop.as('amina')
    const reply = await amina.post(
      'order/create',
      cartOrder(630, [{ product, quantity: 2, color }]),
      onPurpose(),
    )
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'color_gone', product, color, colors: others },
    })
    expect(reply.body.message).toContain(color)
    expect(await stockOf(shop)).toBe(50)
    expect((await amina.get('order/get')).body.data).toEqual([])
  },
)

test('a colour that is gone stays in the cart, with the others beside it, and is not ordered', async () => {
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

test('the same order in another colour is another order; in the same colours it is a repeat', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const order = (color: string) =>
    amina.post('order/create', cartOrder(630, [{ product: 'apples', quantity: 2, color }]))
  const [red, again, blue] = [await order('Red'), await order('Red'), await order('Sky blue')]
  expect(again.body.data._id).toBe(red.body.data._id)
  expect(blue.body.data._id).not.toBe(red.body.data._id)
})

test('a key that was used for one colour is refused for another', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const key = { 'idempotency-key': randomUUID() }
  const order = (color: string) =>
    amina.post('order/create', cartOrder(630, [{ product: 'apples', quantity: 2, color }]), key)
  expect((await order('Red')).status).toBe(201)
  expect((await order('Sky blue')).status).toBe(422)
})

test('the most of one product is over all its colours', async () => {
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

test('cancelling tells the colours apart; without one it has to be clear which is meant', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const { _id } = await placed(amina, cartOrder(bothCost, both))
  const cancel = async (item: object) =>
    amina.post(`order/${_id}/cancel`, { products: [{ product: 'apples', ...item }] })
  expect((await cancel({})).body.code).toBe('nothing_to_cancel')
  expect((await cancel({ color: 'Purple' })).body.code).toBe('nothing_to_cancel')
  const { products, status } = (await cancel({ color: 'Sky blue' })).body.data
  expect(products.map(({ cancelled }: { cancelled: number }) => cancelled)).toEqual([0, 2])
  expect([status, await stockOf(shop)]).toEqual(['placed', 49])
  expect((await cancel({})).body.data.status).toBe('cancelled')
  expect(await stockOf(shop)).toBe(50)
  await expectSoundLedger(shop)
})

test('a return is of one colour, and leaves the other to be returned', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina, cartOrder(bothCost, both))
  const ask = (fields: object) =>
    amina.form(`order/${id}/return`, {
      product: 'apples',
      quantity: '1',
      kind: 'unwanted',
      reason: 'Too many',
      ...fields,
    })
  expect((await ask({ color: 'Purple' })).body.code).toBe('return_nothing')
  const first = await ask({ color: 'Sky blue' })
  expect(first.body.data.returns).toMatchObject([{ product: 'apples', color: 'Sky blue' }])
  const second = await ask({ color: 'Red' })
  expect(second.body.data.returns).toHaveLength(2)
  const clerk = await shop.as('clerk')
  for (const { _id } of second.body.data.returns)
    expect((await clerk.patch(`admin/returns/${_id}`, { state: 'accepted' })).status).toBe(200)
  const { returns } = (await amina.get(`order/${id}`)).body.data
  expect(returns.map(({ refund }: { refund: { amount: number } }) => refund.amount)).toEqual([
    240, 240,
  ])
  expect(await stockOf(shop)).toBe(49)
  await expectSoundLedger(shop)
})
