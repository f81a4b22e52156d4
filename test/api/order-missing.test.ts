import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { buyNow, cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const products = [
  { product: 'apples', quantity: 2, ifMissing: 'replace' },
  { product: 'chai', quantity: 1 },
]

test('missing-item choices: one for the order, others for lines, saved for packing', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const order = await placed(amina, cartOrder(1129.5, products, { ifMissing: 'leave-out' }))
  const told = (lines: { ifMissing: unknown }[]) => lines.map(({ ifMissing }) => ifMissing)
  expect(told(order.products)).toEqual(['replace', 'leave-out'])
  expect(told((await amina.get(`order/${order._id}`)).body.data.products)).toEqual([
    'replace',
    'leave-out',
  ])
  const { lines } = (await clerk.get(`admin/orders/${order._id}`)).body.data
  expect(told(lines)).toEqual(['replace', 'leave-out'])
})

test('without a choice the line has none; Buy Now can choose too', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect((await placed(amina, cartOrder())).products[0].ifMissing).toBeNull()
  const now = [{ product: 'apples', quantity: 1, ifMissing: 'call' }]
  expect((await placed(amina, buyNow(390, now))).products[0].ifMissing).toBe('call')
})

test('a product in two lines becomes one, with its first choice', async () => {
  const shop = await openShop()
  const twice = [
    { product: 'apples', quantity: 1 },
    { product: 'apples', quantity: 1, ifMissing: 'replace' },
  ]
  const order = await placed(await shop.as('amina'), cartOrder(630, twice))
  expect(order.products).toMatchObject([{ quantity: 2, ifMissing: 'replace' }])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['for all', cartOrder(630, undefined, { ifMissing: 'burn it' }), 'ifMissing'],
  [
    'of a line',
    cartOrder(630, [{ product: 'apples', quantity: 2, ifMissing: 7 }]),
    'products.0.ifMissing',
  ],
])('an invalid choice %s is refused, and nothing is saved', async (_, body, path) => {
  const shop = shopOfFile()
  expect(await (await shop.as('amina')).post('order/create', body)).toMatchObject({
    status: 400,
    body: {
      message: 'Please check “ifMissing”. This must be one of: call, replace, leave-out.',
      errors: [{ path }],
    },
  })
  expect(await shop.count('orders')).toBe(0)
})
