import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

/** Chai costs hina 450: by the carton of 12, at least 24, and less from 48 and 96 on. */
const terms = {
  wholesale_minimum: 24,
  wholesale_step: 12,
  wholesale_carton: 12,
  wholesale_breaks: [
    { from: 48, price: 440 },
    { from: 96, price: 425.5 },
  ],
}

const { wholesale_minimum, wholesale_step, wholesale_carton, wholesale_breaks } = terms
/** The same as staff writes them. */
const staffTerms = {
  wholesaleMinimum: wholesale_minimum,
  wholesaleStep: wholesale_step,
  wholesaleCarton: wholesale_carton,
  wholesaleBreaks: wholesale_breaks,
}

async function openWithTerms() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect((await clerk.patch('admin/products/chai', staffTerms)).status).toBe(200)
  return { shop, clerk, hina: await shop.as('hina'), amina: await shop.as('amina') }
}

const chai = (quantity: number) => [{ product: 'chai', quantity }]

test.each([
  [24, 450, 0],
  [36, 450, 0],
  [48, 440, 440],
  [96, 425.5, 425.5],
])(
  '%i pieces cost a wholesale customer %d each, and the order keeps that',
  async (quantity, each, offer) => {
    const { shop, clerk, hina } = await openWithTerms()
    const total = quantity * each + 150
    const order = await placed(hina, cartOrder(total, chai(quantity)))
    expect(order).toMatchObject({ subtotal: quantity * each, total })
    expect(order.products).toMatchObject([
      { quantity, product: { orignalprice: 450, discountprice: offer } },
    ])
    await clerk.patch('admin/products/chai', { wholesaleBreaks: [], wholesaleListPrice: 400 })
    expect((await hina.get(`order/${order._id}`)).body.data.products).toEqual(order.products)
    await expectSoundLedger(shop)
  },
)

/** For tables of what is refused: nothing in it changes. */
const withTermsOfFile = forFile(openWithTerms)

test.each([
  [1, 'too_few', 'Please order at least 24 of Dum Chai, Loose Leaf'],
  [23, 'too_few', 'Please order at least 24 of Dum Chai, Loose Leaf'],
  [25, 'off_step', 'Dum Chai, Loose Leaf is sold in multiples of 12'],
])('%i pieces are refused by name, and nothing is saved', async (quantity, code, message) => {
  const { shop, hina } = withTermsOfFile()
  for (const body of [
    cartOrder(quantity * 450 + 150, chai(quantity)),
    buyNow(quantity * 450 + 150, chai(quantity)),
    cartOrder(quantity * 450 + 150, [...(quantity > 1 ? chai(quantity - 1) : []), ...chai(1)]),
  ])
    expect(await hina.post('order/create', body)).toMatchObject({
      status: 409,
      body: { code, message },
    })
  expect(await shop.count('orders')).toBe(0)
  expect(await shop.stockOf('chai')).toBe(100)
})

test('two lines of one product count together: for the rule and for the price', async () => {
  const { hina } = await openWithTerms()
  const halves = [...chai(20), ...chai(28)]
  expect(await placed(hina, cartOrder(48 * 440 + 150, halves))).toMatchObject({ subtotal: 21_120 })
})

test('retail customers buy single pieces without quantity prices', async () => {
  const { shop, amina } = await openWithTerms()
  expect(await placed(amina, cartOrder(499.5 + 150, chai(1)))).toMatchObject({ subtotal: 499.5 })
  const waiting = await shop.as('kashif')
  expect(await placed(waiting, cartOrder(48 * 499.5 + 150, chai(48)))).toMatchObject({
    subtotal: 48 * 499.5,
  })
  const guest = { contact: { name: 'Bushra Khan', phone: '0300 1234567' } }
  expect(await placed(shop.guest(), buyNow(499.5 + 150, chai(1), guest))).toMatchObject({
    subtotal: 499.5,
  })
})

test('a total without the quantity price is refused with the correct one', async () => {
  const { hina } = await openWithTerms()
  expect(await hina.post('order/create', cartOrder(48 * 450 + 150, chai(48)))).toMatchObject({
    status: 409,
    body: { code: 'price_changed', expected: { subtotal: 21_120, total: 21_270 } },
  })
})

test('the cart keeps any quantity, at its price, and states the rule', async () => {
  const { hina, amina } = await openWithTerms()
  const cart = async (quantity: number) =>
    (await hina.put('cart', { cartitems: [{ _id: 'chai', quantity }] })).body
  expect(await cart(5)).toMatchObject({ cartitems: [{ quantity: 5, ...terms }], subtotal: 2250 })
  expect(await cart(48)).toMatchObject({
    cartitems: [{ quantity: 48, orignalprice: 450, discountprice: 440, ...terms }],
    subtotal: 21_120,
  })
  const retail = await amina.put('cart', { cartitems: [{ _id: 'chai', quantity: 48 }] })
  expect(retail.text).not.toContain('wholesale')
  expect(retail.body.subtotal).toBe(48 * 499.5)
})

test('merging a guest’s cart into a wholesale customer’s loses nothing', async () => {
  const { hina } = await openWithTerms()
  await hina.put('cart', { cartitems: [{ _id: 'atta', quantity: 2 }] })
  const joined = await hina.put('cart', {
    merge: true,
    cartitems: [
      { _id: 'chai', quantity: 5 },
      { _id: 'atta', quantity: 1 },
    ],
  })
  expect(
    joined.body.cartitems.map(({ _id, quantity }: { _id: string; quantity: number }) => [
      _id,
      quantity,
    ]),
  ).toEqual([
    ['atta', 2],
    ['chai', 5],
  ])
})

test('a list is checked at the price of that many, with the rule beside it', async () => {
  const { hina, amina } = await openWithTerms()
  const lines = { lines: [{ wanted: 'chai', quantity: 48 }] }
  const [line] = (await hina.post('quickorder/check', lines)).body.data
  expect(line.candidates).toMatchObject([{ orignalprice: 450, discountprice: 440, ...terms }])
  expect((await amina.post('quickorder/check', lines)).text).not.toContain('wholesale')
})

test('a partial cancellation cannot keep a few pieces at the price of many', async () => {
  const { shop, hina } = await openWithTerms()
  const { _id } = await placed(hina, cartOrder(96 * 425.5 + 150, chai(96)))
  shop.later(1000)
  const cancel = (quantity: number) =>
    hina.post(`order/${_id}/cancel`, { products: chai(quantity) })
  expect(await cancel(80)).toMatchObject({ status: 409, body: { code: 'too_few' } })
  expect(await cancel(50)).toMatchObject({ status: 409, body: { code: 'off_step' } })
  expect(await cancel(48)).toMatchObject({
    status: 409,
    body: {
      code: 'rest_costs_more',
      message:
        'A smaller quantity of Dum Chai, Loose Leaf costs more each. Please cancel all of it and order it again.',
    },
  })
  expect(await shop.stockOf('chai')).toBe(4)
  expect(await cancel(96)).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } })
  await expectSoundLedger(shop)
})

test.each([
  [{ wholesaleMinimum: 20 }, 'quantities_off_step'],
  [{ wholesaleStep: 500, wholesaleMinimum: 750, wholesaleBreaks: [] }, 'quantities_off_step'],
  [{ wholesaleBreaks: [{ from: 50, price: 440 }] }, 'quantities_off_step'],
  [{ wholesaleBreaks: [{ from: 24, price: 440 }] }, 'breaks_not_falling'],
  [{ wholesaleBreaks: [{ from: 48, price: 450 }] }, 'breaks_not_falling'],
  [{ wholesaleListPrice: 430 }, 'breaks_not_falling'],
  [{ wholesaleMinimum: 0 }, 'does_not_fit'],
  [{ wholesaleStep: 1.5 }, 'does_not_fit'],
  [{ wholesaleCarton: 1 }, 'does_not_fit'],
  [{ wholesaleBreaks: [{ from: 48, price: 'cheap' }] }, 'does_not_fit'],
])('staff cannot write terms that make no sense: %j', async (body, code) => {
  const { clerk } = withTermsOfFile()
  const before = (await clerk.get('admin/products/chai')).body
  expect(await clerk.patch('admin/products/chai', body)).toMatchObject({
    status: 400,
    body: { code },
  })
  expect((await clerk.get('admin/products/chai')).body).toEqual(before)
})

test('without a wholesale price there are no terms', async () => {
  const { clerk, hina } = await openWithTerms()
  await clerk.patch('admin/products/chai', { wholesaleListPrice: null })
  expect((await hina.get('shoppingitems/chai')).text).not.toContain('wholesale')
  expect(await placed(hina, cartOrder(499.5 + 150, chai(1)))).toMatchObject({ subtotal: 499.5 })
})
