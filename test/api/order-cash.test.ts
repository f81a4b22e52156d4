import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('offered cash is saved with the payment, visible to customer and staff', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const order = await placed(amina, cartOrder(630, undefined, { cashOffered: 1000 }))
  expect(order.cashOffered).toBe(1000)
  expect((await amina.get(`order/${order._id}`)).body.data.cashOffered).toBe(1000)
  expect((await clerk.get(`admin/orders/${order._id}`)).body.data.cashOffered).toBe(1000)
  expect(await shop.db.all`select cash_offered, amount from payment`).toEqual([
    { cash_offered: 100_000, amount: 63_000 },
  ])
  const now = buyNow(390, undefined, { contact, cashOffered: 5000 })
  expect((await placed(shop.guest(), now)).cashOffered).toBe(5000)
  expect((await placed(amina, cartOrder())).cashOffered).toBeNull()
})

test('a partial cancellation reduces the amount due, and the offered cash stays', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await placed(amina, cartOrder(630, undefined, { cashOffered: 1000 }))
  await amina.post(`order/${id}/cancel`, { products: [{ product: 'apples', quantity: 1 }] })
  expect((await amina.get(`order/${id}`)).body.data).toMatchObject({
    total: 390,
    cashOffered: 1000,
  })
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  [
    'less than the total',
    { cashOffered: 629 },
    409,
    'cash_too_little',
    'This order comes to Rs. 630. Please choose at least that much cash.',
    { total: 630 },
  ],
  [
    'more than the largest notes come to',
    { cashOffered: 5001 },
    409,
    'cash_too_much',
    'For this order the rider can bring change for at most Rs. 5,000',
    { most: 5000 },
  ],
  [
    'with a card',
    { cashOffered: 1000, paymentMethod: 'card' },
    400,
    'cash_with_card',
    'The rider brings change only for orders paid in cash',
    undefined,
  ],
])('%s: refused, and nothing is written', async (_, more, status, code, message, expected) => {
  const shop = shopOfFile()
  const amina = await shop.as('amina')
  const reply = await amina.post('order/create', cartOrder(630, undefined, more))
  expect(reply).toMatchObject({ status, body: { code, message } })
  expect(reply.body.expected).toEqual(expected)
  expect(await shop.count('orders')).toBe(0)
})

test.each([
  [1000.5, 'This must be a whole number.'],
  ['1000', 'This must be a number.'],
  [0, 'This must be at least 1.'],
  [-5, 'This must be at least 1.'],
  [1e9, 'This must be at most 10,000,000.'],
])('%j is no amount of cash', async (cashOffered, why) => {
  const shop = shopOfFile()
  const body = cartOrder(630, undefined, { cashOffered })
  expect(await (await shop.as('amina')).post('order/create', body)).toMatchObject({
    status: 400,
    body: { message: `Please check “cashOffered”. ${why}` },
  })
})
