import { expect, test } from 'vitest'
import { buyNow, cartOrder } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('invalid orders are refused in one sentence and nothing is saved', async () => {
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
    [
      'a negative quantity',
      cartOrder(630, [{ product: 'apples', quantity: -1 }]),
      400,
      'does_not_fit',
    ],
    ['half an apple', cartOrder(630, [{ product: 'apples', quantity: 1.5 }]), 400, 'does_not_fit'],
    ['a thousand', cartOrder(630, [{ product: 'apples', quantity: 1000 }]), 400, 'does_not_fit'],
    [
      'a quantity as text',
      cartOrder(630, [{ product: 'apples', quantity: '2' }]),
      400,
      'does_not_fit',
    ],
    [
      'an unsafe integer',
      cartOrder(630, [{ product: 'apples', quantity: 2 ** 53 }]),
      400,
      'does_not_fit',
    ],
    [
      'more than there is',
      cartOrder(12_390, [{ product: 'apples', quantity: 51 }]),
      409,
      'out_of_stock',
    ],
    [
      'more than there is, split over two lines',
      cartOrder(12_390, [
        { product: 'apples', quantity: 30 },
        { product: 'apples', quantity: 21 },
      ]),
      409,
      'out_of_stock',
    ],
    [
      'an unknown product',
      cartOrder(630, [{ product: 'nothing', quantity: 1 }]),
      404,
      'product_not_found',
    ],
    ['a draft', cartOrder(220, [{ product: 'draft', quantity: 1 }]), 404, 'product_not_found'],
    [
      '201 lines',
      cartOrder(
        630,
        Array.from({ length: 201 }, () => ({ product: 'apples', quantity: 1 })),
      ),
      400,
      'does_not_fit',
    ],
    [
      'somebody else as the user',
      cartOrder(630, undefined, { user: 'bilal' }),
      403,
      'not_your_account',
    ],
    [
      'a payment that is not ours',
      cartOrder(630, undefined, { paymentMethod: 'paid' }),
      400,
      'does_not_fit',
    ],
    [
      'Buy Now by card',
      buyNow(390, undefined, { flow: 'buy-now', paymentMethod: 'card' }),
      400,
      'card_with_buy_now',
    ],
    [
      'Buy Now with two products',
      buyNow(390, [
        { product: 'apples', quantity: 1 },
        { product: 'chai', quantity: 1 },
      ]),
      400,
      'one_item_only',
    ],
    ['Buy Now of nothing', buyNow(390, []), 404, 'no_item_selected'],
    ['an empty address', cartOrder(630, undefined, { shippingAddress: '  ' }), 400, 'does_not_fit'],
    [
      'an address with NUL',
      cartOrder(630, undefined, { shippingAddress: 'Lahore\u0000' }),
      400,
      'does_not_fit',
    ],
    [
      'an endless address',
      cartOrder(630, undefined, { shippingAddress: 'x'.repeat(501) }),
      400,
      'does_not_fit',
    ],
    [
      'points that are not there',
      cartOrder(620, undefined, { redeempoints: 10 }),
      409,
      'no_points',
    ],
    ['a polluting body', '{"__proto__":{"total":1},"products":[]}', 400, 'bad_request'],
    ['broken JSON', '{"products":[', 400, 'bad_request'],
  ]
  for (const [what, body, status, code] of rows) {
    const reply = await amina.post('order/create', body)
    expect([what, reply]).toMatchObject([
      what,
      { status, body: { statuscode: status, code, message: expect.any(String) } },
    ])
  }
  expect([
    await shop.count('orders'),
    await shop.count('points_entry'),
    await shop.stockOf('apples'),
  ]).toEqual([0, 0, 50])
})

test('a changed price is refused with the correct figures', async () => {
  const shop = await openShop()
  const reply = await (await shop.as('amina')).post('order/create', cartOrder(629))
  expect(reply.body).toMatchObject({
    code: 'price_changed',
    expected: { subtotal: 480, shippingcost: 150, redeemedpoints: 0, total: 630 },
  })
})
