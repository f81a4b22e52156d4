import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, delivered, placed, onPurpose } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

// Changes between cart and order, and after the order.

test('an order keeps the name and the prices that it was placed at', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const before = await placed(amina, cartOrder())
  await clerk.patch('admin/products/apples', {
    name: 'Dear Apples',
    listPrice: 900,
    offerPrice: 0,
    pointsDivisor: 1,
    published: false,
  })
  await shop.db
    .run`insert into setting (name, value, changed_at) values ('shippingPrice', '99900', 0)`
  expect((await amina.get(`order/${before._id}`)).body.data).toEqual(before)
  expect((await amina.get('order/get')).body.data).toEqual([before])
  await expectSoundLedger(shop)
})

test('a changed price is refused with the correct figures, which then work', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.patch('admin/products/apples', { offerPrice: 250 })
  const refused = await amina.post('order/create', cartOrder(630), onPurpose())
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', expected: { subtotal: 500, shippingcost: 150, total: 650 } },
  })
  expect(await shop.count('orders')).toBe(0)
  expect(await placed(amina, cartOrder(refused.body.expected.total))).toMatchObject({
    total: 650,
    loyaltypoints: 16,
  })
})

test('a lower price is not a redemption: a customer without points gets a refusal', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // 41 points
  await (await shop.as('clerk')).patch('admin/products/apples', { offerPrice: 200 })
  const rows: [total: number, status: number, redeemed?: number][] = [
    [580, 409],
    [508.5, 409],
    [508, 409],
    [551, 409],
    [550, 201, 0],
    [509, 201, 41],
  ]
  for (const [total, status, redeemed] of rows) {
    const reply = await amina.post('order/create', cartOrder(total), onPurpose())
    expect([total, reply.status, reply.body.data?.redeemedpoints]).toEqual([
      total,
      status,
      redeemed,
    ])
  }
})

test('shipping, stock and publication are those of the moment', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await shop.db
    .run`insert into setting (name, value, changed_at) values ('shippingPrice', '10000', 0)`
  expect((await amina.post('order/create', cartOrder(630), onPurpose())).body).toMatchObject({
    code: 'price_changed',
    expected: { shippingcost: 100, total: 580 },
  })
  expect((await amina.post('order/create', cartOrder(580), onPurpose())).status).toBe(201)
  expect(await placed(amina, buyNow(390))).toMatchObject({ shippingcost: 150 }) // flat
  await clerk.patch('admin/products/apples', { stockChange: -46 })
  expect((await amina.post('order/create', cartOrder(580), onPurpose())).body).toMatchObject({
    code: 'out_of_stock',
    message: 'There is not enough of Kala Kulu Apples left',
  })
  await clerk.patch('admin/products/apples', { published: false })
  expect(await amina.post('order/create', cartOrder(580), onPurpose())).toMatchObject({
    status: 404,
    body: { code: 'product_not_found', product: 'apples' },
  })
  expect((await amina.post('order/create', buyNow(390), onPurpose())).body.message).toBe(
    'No item selected',
  )
})

test('who may no longer buy wholesale pays retail at once', async () => {
  const shop = await openShop()
  const hina = await shop.as('hina')
  expect((await hina.post('order/create', cartOrder(550), onPurpose())).status).toBe(201)
  await shop.db.run`update account set wholesale_since = null where id = 'hina'`
  expect((await hina.post('order/create', cartOrder(550), onPurpose())).body).toMatchObject({
    code: 'price_changed',
    expected: { total: 630 },
  })
  expect((await hina.get('order/get')).body.data[0]).toMatchObject({ total: 550 })
})

test('prices change while orders come in: each order has the old or the new price, whole', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.as('amina')))
  const input = (price: number) => cartOrder(price + 150, [{ product: 'apples', quantity: 1 }])
  const [, ...replies] = await Promise.all([
    clerk.patch('admin/products/apples', { listPrice: 100, offerPrice: 80 }),
    ...buyers.map((buyer, n) =>
      buyer.post('order/create', input(n % 2 === 0 ? 240 : 80), onPurpose()),
    ),
  ])
  for (const reply of replies) {
    if (reply.status === 409) expect(reply.body.code).toBe('price_changed')
    else
      expect([
        [300, 240, 390],
        [100, 80, 230],
      ]).toContainEqual([
        reply.body.data.products[0].product.orignalprice,
        reply.body.data.products[0].product.discountprice,
        reply.body.data.total,
      ])
  }
  await expectSoundLedger(shop)
})
