import { expect, test } from 'vitest'
import { type Caller, openShop } from '../support/shop.ts'

type Item = { _id: unknown; quantity: unknown; [more: string]: unknown }
const put = (caller: Caller, cartitems: Item[], more: object = {}) =>
  caller.put('cart', { cartitems, ...more })
const linesOf = (cart: { cartitems: { _id: string; quantity: number }[] }) =>
  cart.cartitems.map(({ _id, quantity }) => [_id, quantity])

test('a cart keeps its items in order, at current prices', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const reply = await put(amina, [
    { _id: 'chai', quantity: 2 },
    { _id: 'apples', quantity: 3, price: 1, discountprice: 1 },
  ])
  expect(reply).toMatchObject({
    status: 200,
    body: {
      cartitems: [
        {
          _id: 'chai',
          id: 3,
          quantity: 2,
          orignalprice: 499.5,
          discountprice: 0,
          loyaltypoints: 20,
        },
        { _id: 'apples', quantity: 3, orignalprice: 300, discountprice: 240 },
      ],
      subtotal: 1719,
      shipping: 150,
      tax: 0,
      total: 1869,
      loyaltypoints: 49 + 24,
    },
  })
  expect((await amina.get('cart')).body).toEqual(reply.body)
  expect((await (await shop.as('amina')).get('cart')).body).toEqual(reply.body)
  await (await shop.as('clerk')).patch('admin/products/apples', { offerPrice: 200 })
  expect((await amina.get('cart')).body).toMatchObject({ subtotal: 1599, total: 1749 })
  expect((await (await shop.as('bilal')).get('cart')).body).toEqual({
    cartitems: [],
    subtotal: 0,
    shipping: 0,
    tax: 0,
    total: 0,
    loyaltypoints: 0,
  })
})

test('putting replaces; an empty cart costs no shipping', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await put(amina, [{ _id: 'chai', quantity: 2 }])
  expect(linesOf((await put(amina, [{ _id: 'atta', quantity: 1 }])).body)).toEqual([['atta', 1]])
  expect((await put(amina, [])).body).toMatchObject({ cartitems: [], shipping: 0, total: 0 })
})

test("a guest's cart joins the account's: nothing lost, the larger quantity", async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await put(amina, [
    { _id: 'chai', quantity: 2 },
    { _id: 'apples', quantity: 3 },
  ])
  const joined = await put(
    amina,
    [
      { _id: 'apples', quantity: 1 },
      { _id: 'atta', quantity: 5 },
      { _id: 'chai', quantity: 4 },
    ],
    { merge: true },
  )
  expect(linesOf(joined.body)).toEqual([
    ['chai', 4],
    ['apples', 3],
    ['atta', 5],
  ])
  expect((await put(amina, [], { merge: true })).body).toEqual(joined.body)
  const parallel = await Promise.all(
    ['soldout', 'lastmango'].map((_id) => put(amina, [{ _id, quantity: 1 }], { merge: true })),
  )
  expect(parallel.map((reply) => reply.status)).toEqual([200, 200])
  expect(
    linesOf((await amina.get('cart')).body)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(['apples', 'atta', 'chai', 'lastmango', 'soldout'])
})

test('unknown and withdrawn products are dropped; duplicates become one line', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const reply = await put(amina, [
    { _id: 'none', quantity: 1 },
    { _id: 'draft', quantity: 1 },
    { _id: 'apples', quantity: 2 },
    { _id: 'chai', quantity: 1 },
    { _id: 'apples', quantity: 3 },
  ])
  expect(linesOf(reply.body)).toEqual([
    ['apples', 5],
    ['chai', 1],
  ])
  expect(
    linesOf(
      (
        await put(amina, [
          { _id: 'apples', quantity: 999 },
          { _id: 'apples', quantity: 999 },
        ])
      ).body,
    ),
  ).toEqual([['apples', 999]])
  await (await shop.as('clerk')).patch('admin/products/apples', { published: false })
  expect((await amina.get('cart')).body).toMatchObject({ cartitems: [], shipping: 0, total: 0 })
})

test('quantities that are none, and lists that are none, are refused; the cart stays', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await put(amina, [{ _id: 'chai', quantity: 2 }])
  for (const quantity of [
    0,
    -1,
    1.5,
    1000,
    1e308,
    2 ** 31,
    2 ** 53,
    '1',
    '1e1',
    null,
    true,
    [1],
    {},
    undefined,
  ]) {
    expect([quantity, (await put(amina, [{ _id: 'chai', quantity }])).status]).toEqual([
      quantity,
      400,
    ])
    expect([
      quantity,
      (await shop.guest().post('cart/price', { cartitems: [{ _id: 'chai', quantity }] })).status,
    ]).toEqual([quantity, 400])
  }
  for (const body of [
    {},
    { cartitems: null },
    { cartitems: 'chai' },
    { cartitems: [null] },
    { cartitems: [{ quantity: 1 }] },
    { cartitems: [{ _id: 1, quantity: 1 }] },
    { cartitems: [{ _id: 'c\u0000', quantity: 1 }] },
    { cartitems: Array.from({ length: 201 }, () => ({ _id: 'chai', quantity: 1 })) },
    { cartitems: [], merge: 'yes' },
  ]) {
    expect([body, (await amina.put('cart', body)).status]).toEqual([body, 400])
  }
  expect(linesOf((await amina.get('cart')).body)).toEqual([['chai', 2]])
})

test('each buyer gets their own prices; pricing saves nothing', async () => {
  const shop = await openShop()
  const cartitems = [{ _id: 'apples', quantity: 2 }]
  const rows = [
    ['guest', 300, 240, 630],
    ['amina', 300, 240, 630],
    ['kashif', 300, 240, 630],
    ['hina', 210, 200, 550],
  ] as const
  for (const [who, orignalprice, discountprice, total] of rows) {
    const caller = await shop.is(who)
    expect([who, (await caller.post('cart/price', { cartitems })).body]).toMatchObject([
      who,
      { cartitems: [{ orignalprice, discountprice }], total },
    ])
    if (who !== 'guest') expect((await caller.get('cart')).body.cartitems).toEqual([])
  }
})

test('a guest has no cart here', async () => {
  const shop = await openShop()
  for (const reply of [await shop.guest().get('cart'), await put(shop.guest(), [])]) {
    expect(reply).toMatchObject({ status: 401, body: { message: 'Please login to add to cart' } })
  }
})
