import { expect, test } from 'vitest'
import { address, buyNow, cartOrder, contact, delivered } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('a cart order: retail prices, one shipping fee, points by divisor, stock reserved, cart cleared', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  const products = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const reply = await amina.post('order/create', cartOrder(1129.5, products))
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({
    statuscode: 201,
    data: {
      status: 'placed',
      flow: 'cart',
      subtotal: 979.5,
      shippingcost: 150,
      total: 1129.5,
      redeemedpoints: 0,
      loyaltypoints: 16 + 24,
      paymentMethod: 'cod',
      shippingAddress: address,
      user: 'amina',
    },
  })
  expect(await shop.balanceOf('amina')).toBe(40)
  expect(await shop.stockOf('apples')).toBe(48)
  expect((await amina.get('cart')).body.cartitems).toEqual([])
})

test('Buy Now: flat shipping and floor of one percent of the total', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const reply = await amina.post('order/create', buyNow(390))
  expect(reply.body.data).toMatchObject({
    flow: 'buy-now',
    shippingcost: 150,
    total: 390,
    loyaltypoints: 3,
  })
  expect(await shop.balanceOf('amina')).toBe(3)
})

test('a stock buyer pays wholesale prices, one who waits for staff pays retail', async () => {
  const shop = await openShop()
  const [hina, kashif] = [await shop.as('hina'), await shop.as('kashif')]
  expect((await hina.post('order/create', cartOrder(550))).body.data).toMatchObject({
    subtotal: 400,
    total: 550,
  })
  expect((await kashif.post('order/create', cartOrder(550))).status).toBe(409)
  expect((await kashif.post('order/create', cartOrder(630))).status).toBe(201)
})

test('prices, status and points in the body are ignored', async () => {
  const shop = await openShop()
  const body = cartOrder(
    '630.00',
    [{ product: 'apples', quantity: 2, price: 1, discountprice: 0 }],
    {
      shippingcost: -500,
      status: 'delivered',
      createdAt: '2001-01-01',
      loyaltypoints: 9999,
      _id: 'mine',
    },
  )
  const { data } = (await (await shop.as('amina')).post('order/create', body)).body
  expect(data).toMatchObject({
    status: 'placed',
    shippingcost: 150,
    loyaltypoints: 16,
    createdAt: '2025-01-05T10:00:00.000Z',
  })
  expect(data._id).toHaveLength(26)
})

test('points: asked for or implied by a lower total, within the balance', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // earns 41
  expect(await shop.balanceOf('amina')).toBe(41)
  const asked = await amina.post('order/create', cartOrder(610, undefined, { redeempoints: 20 }))
  expect(asked.body.data).toMatchObject({ total: 610, redeemedpoints: 20, loyaltypoints: 16 })
  const implied = await amina.post('order/create', cartOrder(610))
  expect(implied.body.data).toMatchObject({ total: 610, redeemedpoints: 20, loyaltypoints: 16 })
  expect(await shop.balanceOf('amina')).toBe(41 - 20 + 16 - 20 + 16)
  const tooMany = await amina.post('order/create', cartOrder(580, undefined, { redeempoints: 50 }))
  expect(tooMany.body).toMatchObject({
    code: 'not_enough_points',
    message: "You don't have enough loyalty points",
  })
})

test('a guest buys now with contact details, reads the order by its key and earns nothing', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  expect((await guest.post('order/create', buyNow(390))).body).toMatchObject({
    statuscode: 400,
    code: 'contact_missing',
  })
  const { data } = (await guest.post('order/create', buyNow(390, undefined, { contact }))).body
  expect(data).toMatchObject({
    user: null,
    loyaltypoints: 0,
    key: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await guest.get(`order/${data._id}`)).body.data.contact).toMatchObject(contact)
  const stranger = shop.guest()
  expect((await stranger.get(`order/${data._id}`)).body).toEqual(
    (await stranger.get('order/none')).body,
  )
  expect((await stranger.get(`order/${data._id}?key=${data.key}`)).status).toBe(200)
})

test("another's order and one that is not there are the same answer", async () => {
  const shop = await openShop()
  const { data } = (await (await shop.as('amina')).post('order/create', cartOrder(630))).body
  for (const who of ['bilal', 'hina', 'clerk', 'guest'] as const) {
    const other = await shop.is(who)
    expect(await other.get(`order/${data._id}`)).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    })
    expect((await other.post(`order/${data._id}/cancel`, { products: [] })).status).toBe(
      who === 'guest' ? 401 : 404,
    )
  }
  expect((await (await shop.as('bilal')).get('order/get?user=amina')).body.data).toEqual([])
})

test('the list has the newest first, the products filled in, and only own orders', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.post('order/create', cartOrder(630))
  shop.later(60_000)
  await amina.post('order/create', buyNow(390))
  const { statuscode, data } = (await amina.get('order/get')).body
  expect(statuscode).toBe(200)
  expect(data.map((order: { total: number }) => order.total)).toEqual([390, 630])
  expect(data[1].products[0]).toMatchObject({
    quantity: 2,
    product: { itemfullname: 'Kala Kulu Apples', orignalprice: 300, discountprice: 240 },
  })
  expect((await shop.guest().get('order/get')).body).toMatchObject({
    statuscode: 401,
    message: 'Please login to view your orders',
  })
})
