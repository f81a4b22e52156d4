import { expect, test } from 'vitest'
import { address, buyNow, cartOrder, contact } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const nothingWritten = async (shop: TestShop) => {
  expect(await shop.count('orders')).toBe(0)
  expect(await shop.count('points_entry')).toBe(0)
  expect(await shop.stockOf('apples')).toBe(50)
}

test('a cart order: retail prices, shipping once, points by the divisors, stock taken, cart emptied', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  const products = [{ product: 'apples', quantity: 2 }, { product: 'chai', quantity: 1 }]
  const reply = await amina.post('order/create', cartOrder(1129.5, products))
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({
    statuscode: 201,
    data: { status: 'placed', flow: 'cart', subtotal: 979.5, shippingcost: 150, total: 1129.5, redeemedpoints: 0,
      loyaltypoints: 16 + 24, paymentMethod: 'cod', shippingAddress: address, user: 'amina' },
  })
  expect(await shop.balanceOf('amina')).toBe(40)
  expect(await shop.stockOf('apples')).toBe(48)
  expect((await amina.get('cart')).body.cartitems).toEqual([])
})

test('Buy Now: flat shipping and floor of one percent of the total', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const reply = await amina.post('order/create', buyNow(390))
  expect(reply.body.data).toMatchObject({ flow: 'buy-now', shippingcost: 150, total: 390, loyaltypoints: 3 })
  expect(await shop.balanceOf('amina')).toBe(3)
})

test('a stock buyer pays wholesale prices, one who waits for staff pays retail', async () => {
  const shop = await openShop()
  const [hina, kashif] = [await shop.as('hina'), await shop.as('kashif')]
  expect((await hina.post('order/create', cartOrder(550))).body.data).toMatchObject({ subtotal: 400, total: 550 })
  expect((await kashif.post('order/create', cartOrder(550))).status).toBe(409)
  expect((await kashif.post('order/create', cartOrder(630))).status).toBe(201)
})

test('what does not fit is refused in one sentence and nothing is written', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const rows: [what: string, body: unknown, status: number, code: string][] = [
    ['another total', cartOrder(1), 409, 'price_changed'],
    ['a total that only parseFloat understands', cartOrder('630.004'), 400, 'does_not_fit'],
    ['a total with a thousands comma', cartOrder('1,129.50'), 400, 'does_not_fit'],
    ['an exponent', cartOrder('6.3e2'), 400, 'does_not_fit'],
    ['no total', { ...cartOrder(), total: undefined }, 400, 'does_not_fit'],
    ['no lines', cartOrder(630, []), 400, 'cart_empty'],
    ['quantity 0', cartOrder(630, [{ product: 'apples', quantity: 0 }]), 400, 'does_not_fit'],
    ['a negative quantity', cartOrder(630, [{ product: 'apples', quantity: -1 }]), 400, 'does_not_fit'],
    ['half an apple', cartOrder(630, [{ product: 'apples', quantity: 1.5 }]), 400, 'does_not_fit'],
    ['a thousand', cartOrder(630, [{ product: 'apples', quantity: 1000 }]), 400, 'does_not_fit'],
    ['a quantity as text', cartOrder(630, [{ product: 'apples', quantity: '2' }]), 400, 'does_not_fit'],
    ['an unsafe integer', cartOrder(630, [{ product: 'apples', quantity: 2 ** 53 }]), 400, 'does_not_fit'],
    ['more than there is', cartOrder(12_390, [{ product: 'apples', quantity: 51 }]), 409, 'out_of_stock'],
    ['more than there is, split over two lines', cartOrder(12_390, [{ product: 'apples', quantity: 30 }, { product: 'apples', quantity: 21 }]), 409, 'out_of_stock'],
    ['an unknown product', cartOrder(630, [{ product: 'nothing', quantity: 1 }]), 404, 'product_not_found'],
    ['a draft', cartOrder(220, [{ product: 'draft', quantity: 1 }]), 404, 'product_not_found'],
    ['201 lines', cartOrder(630, Array.from({ length: 201 }, () => ({ product: 'apples', quantity: 1 }))), 400, 'does_not_fit'],
    ['somebody else as the user', cartOrder(630, undefined, { user: 'bilal' }), 403, 'not_your_account'],
    ['a payment that is not ours', cartOrder(630, undefined, { paymentMethod: 'paid' }), 400, 'does_not_fit'],
    ['Buy Now by card', buyNow(390, undefined, { flow: 'buy-now', paymentMethod: 'card' }), 400, 'card_with_buy_now'],
    ['Buy Now with two products', buyNow(390, [{ product: 'apples', quantity: 1 }, { product: 'chai', quantity: 1 }]), 400, 'one_item_only'],
    ['Buy Now of nothing', buyNow(390, []), 404, 'no_item_selected'],
    ['an empty address', cartOrder(630, undefined, { shippingAddress: '  ' }), 400, 'does_not_fit'],
    ['an address with NUL', cartOrder(630, undefined, { shippingAddress: 'Lahore\u0000' }), 400, 'does_not_fit'],
    ['an endless address', cartOrder(630, undefined, { shippingAddress: 'x'.repeat(501) }), 400, 'does_not_fit'],
    ['points that are not there', cartOrder(620, undefined, { redeempoints: 10 }), 409, 'no_points'],
    ['a polluting body', '{"__proto__":{"total":1},"products":[]}', 400, 'bad_request'],
    ['broken JSON', '{"products":[', 400, 'bad_request'],
  ]
  for (const [what, body, status, code] of rows) {
    const reply = await amina.post('order/create', body)
    expect([what, reply]).toMatchObject([what, { status, body: { statuscode: status, code, message: expect.any(String) } }])
  }
  await nothingWritten(shop)
})

test('a changed price comes with the right figures', async () => {
  const shop = await openShop()
  const reply = await (await shop.as('amina')).post('order/create', cartOrder(629))
  expect(reply.body).toMatchObject({
    code: 'price_changed', expected: { subtotal: 480, shippingcost: 150, redeemedpoints: 0, total: 630 },
  })
})

test('prices, status and points in the body are neither believed nor kept', async () => {
  const shop = await openShop()
  const body = cartOrder('630.00', [{ product: 'apples', quantity: 2, price: 1, discountprice: 0 }], {
    shippingcost: -500, status: 'delivered', createdAt: '2001-01-01', loyaltypoints: 9999, _id: 'mine',
  })
  const { data } = (await (await shop.as('amina')).post('order/create', body)).body
  expect(data).toMatchObject({ status: 'placed', shippingcost: 150, loyaltypoints: 16, createdAt: '2025-01-05T10:00:00.000Z' })
  expect(data._id).toHaveLength(26)
})

test('points: asked for or implied by a lower total, within the balance', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.post('order/create', cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // earns 41
  expect(await shop.balanceOf('amina')).toBe(41)
  const asked = await amina.post('order/create', cartOrder(610, undefined, { redeempoints: 20 }))
  expect(asked.body.data).toMatchObject({ total: 610, redeemedpoints: 20, loyaltypoints: 16 })
  const implied = await amina.post('order/create', cartOrder(593))
  expect(implied.body.data).toMatchObject({ total: 593, redeemedpoints: 37, loyaltypoints: 16 })
  expect(await shop.balanceOf('amina')).toBe(41 - 20 + 16 - 37 + 16)
  const tooMany = await amina.post('order/create', cartOrder(580, undefined, { redeempoints: 50 }))
  expect(tooMany.body).toMatchObject({ code: 'not_enough_points', message: "You don't have enough loyalty points" })
})

test('a guest buys now with contact details, reads the order by its key and earns nothing', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  expect((await guest.post('order/create', buyNow(390))).body).toMatchObject({ statuscode: 400, code: 'contact_missing' })
  expect((await guest.post('order/create', cartOrder(630, undefined, { contact }))).status).toBe(401)
  const { data } = (await guest.post('order/create', buyNow(390, undefined, { contact }))).body
  expect(data).toMatchObject({ user: null, loyaltypoints: 0, key: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await guest.get(`order/${data._id}`)).body.data.contact).toMatchObject(contact)
  const stranger = shop.guest()
  expect((await stranger.get(`order/${data._id}`)).body).toEqual((await stranger.get('order/none')).body)
  expect((await stranger.get(`order/${data._id}?key=${data.key}`)).status).toBe(200)
})

test("another's order and one that is not there are the same answer", async () => {
  const shop = await openShop()
  const { data } = (await (await shop.as('amina')).post('order/create', cartOrder(630))).body
  for (const who of ['bilal', 'hina', 'clerk', 'guest'] as const) {
    const other = await shop.is(who)
    expect(await other.get(`order/${data._id}`)).toMatchObject({ status: 404, body: { message: 'Order not found' } })
    expect((await other.post(`order/${data._id}/cancel`, { products: [] })).status).toBe(who === 'guest' ? 401 : 404)
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
  expect(data[1].products[0]).toMatchObject({ quantity: 2, product: { itemfullname: 'Kala Kulu Apples', orignalprice: 300, discountprice: 240 } })
  expect((await shop.guest().get('order/get')).body).toMatchObject({ statuscode: 401, message: 'Please login to view your orders' })
})
