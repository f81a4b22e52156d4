import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

// Apples are 240 each, and now 3 for 600; shipping is 150.
const threeApples = { quantity: 3, price: 600 }
const apples = (quantity: number) => [{ product: 'apples', quantity }]
const inCart = (quantity: number) => ({ cartitems: [{ _id: 'apples', quantity }] })

async function openWithOffer(times: { from?: string; until?: string } = {}) {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const body = { multiBuy: { ...threeApples, ...times } }
  const { status, text } = await clerk.patch('admin/products/apples', body)
  if (status !== 200) throw new Error(text)
  return { shop, clerk, amina: await shop.as('amina') }
}
const itemOf = async (caller: Caller) => (await caller.get('shoppingitems/apples')).body.data

test.each([
  [1, 240],
  [2, 480],
  [3, 600],
  [4, 840],
  [7, 1440],
])('%i in the cart cost Rs. %i, and the order costs the same', async (quantity, subtotal) => {
  const { shop, amina } = await openWithOffer()
  const cart = await amina.put('cart', inCart(quantity))
  const points = Math.floor(subtotal / 30)
  expect(cart.body).toMatchObject({
    cartitems: [{ discountprice: 240, multibuy: threeApples }],
    subtotal,
    total: subtotal + 150,
    loyaltypoints: points,
  })
  expect(await placed(amina, cartOrder(subtotal + 150, apples(quantity)))).toMatchObject({
    products: [{ quantity, multibuy: threeApples }],
    subtotal,
    total: subtotal + 150,
    loyaltypoints: points,
  })
  await expectSoundLedger(shop)
})

test("a guest's Buy Now has the offer too, also in the e-mail", async () => {
  const { shop } = await openWithOffer()
  const order = await placed(
    shop.guest(),
    buyNow(750, apples(3), { contact: { ...contact, email: 'bushra@kiryana.example' } }),
  )
  expect(order).toMatchObject({ subtotal: 600, total: 750 })
  const [mail] = await shop.db.all<{ details: string }>`select details from outbox`
  expect(JSON.parse(mail?.details ?? '{}')).toMatchObject({
    order: { lines: [{ quantity: 3, amount: 600_00, saving: 120_00 }] },
  })
})

test('a stock buyer pays wholesale prices and has no multi-buy offer', async () => {
  const { shop } = await openWithOffer()
  const wholesaler = await shop.as('hina')
  const { body: data } = await wholesaler.put('cart', inCart(3))
  expect(data.subtotal).toBe(600) // 3 × 200
  expect(data.cartitems[0].multibuy).toBeUndefined()
})

test('an offer that ended after it was shown: refused with the right figures, and nothing is written', async () => {
  const { shop, amina } = await openWithOffer({ until: '2025-01-05T10:01:00Z' })
  expect((await amina.put('cart', inCart(3))).body.total).toBe(750)
  expect(await itemOf(amina)).toMatchObject({
    multibuy: { ...threeApples, until: '2025-01-05T10:01:00.000Z' },
  })
  shop.later(60_000)
  expect(await amina.post('order/create', cartOrder(750, apples(3)))).toMatchObject({
    status: 409,
    body: { code: 'price_changed', expected: { subtotal: 720, total: 870 } },
  })
  expect(await shop.db.all`select id from orders`).toEqual([])
  expect(await shop.stockOf('apples')).toBe(50)
  expect((await itemOf(amina)).multibuy).toBeUndefined()
  expect((await amina.get('cart')).body.total).toBe(870)
})

test('a future offer changes no price, and begins automatically', async () => {
  const { shop, amina } = await openWithOffer({ from: '2025-01-05T10:01:00Z' })
  expect((await amina.put('cart', inCart(3))).body.total).toBe(870)
  shop.later(60_000)
  expect((await amina.get('cart')).body.total).toBe(750)
})

test("after a partial cancellation the rest has the order's own offer", async () => {
  const { shop, clerk, amina } = await openWithOffer()
  const { _id: id } = await placed(amina, cartOrder(990, apples(4)))
  await clerk.patch('admin/products/apples', { multiBuy: null })
  const cancel = (quantity: number) =>
    amina.post(`order/${id}/cancel`, { products: [{ product: 'apples', quantity }] })
  expect((await cancel(1)).body.data).toMatchObject({
    subtotal: 600,
    total: 750,
    loyaltypoints: 20,
  })
  expect((await cancel(1)).body.data).toMatchObject({
    subtotal: 480,
    total: 630,
    loyaltypoints: 16,
  })
  await expectSoundLedger(shop)
})

test.each([
  ['unwanted', [120, 240, 240]],
  ['damaged', [200, 200, 350]], // with the shipping, for all of it came damaged
] as const)('three returned one by one, %s: Rs. %j back', async (kind, expected) => {
  const { shop, clerk, amina } = await openWithOffer()
  const id = await delivered(shop, amina, cartOrder(750, apples(3)))
  const refunds: number[] = []
  while (refunds.length < expected.length) {
    shop.later(1)
    const fields = { product: 'apples', quantity: '1', kind, reason: 'Not as it should be' }
    const { body } = await amina.form(`order/${id}/return`, fields)
    const { _id } = body.data.returns.at(-1)
    const answer = await clerk.patch(`admin/returns/${_id}`, { state: 'accepted' })
    refunds.push(answer.body.data.refund.cash)
  }
  expect(refunds).toEqual(expected)
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  [{ quantity: 1, price: 200 }, 'A multi-buy offer is for at least 2'],
  [
    { quantity: 3, price: 720 },
    'A multi-buy offer must cost less than the same number of single ones',
  ],
  [
    { ...threeApples, from: '2025-02-01T00:00:00Z', until: '2025-02-01T00:00:00Z' },
    'An offer must end after it begins',
  ],
] as const)('staff cannot set %j: %s', async (multiBuy, message) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const reply = await clerk.patch('admin/products/apples', { multiBuy })
  expect(reply).toMatchObject({ status: 400, body: { message } })
  expect((await itemOf(clerk)).multibuy).toBeUndefined()
})

test('an offer begins and ends automatically, on product, in cart and in sorting', async () => {
  const shop = await openShop()
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  const times = { offerFrom: '2025-01-05T10:01:00Z', offerUntil: '2025-01-05T10:02:00Z' }
  const set = await clerk.patch('admin/products/apples', { offerPrice: 20, ...times })
  expect(set.body.data).toMatchObject({ offerPrice: 20, offerUntil: '2025-01-05T10:02:00.000Z' })
  const seen = async () => {
    const { discountprice, discountuntil } = await itemOf(guest)
    const [cheapest] = (await guest.get('shoppingitems/?sort=price-up&limit=1')).body.data
    const { total } = (await guest.post('cart/price', inCart(1))).body
    return [discountprice, discountuntil, cheapest._id, total]
  }
  expect(await seen()).toEqual([0, undefined, 'soldout', 450])
  shop.later(60_000)
  expect(await seen()).toEqual([20, '2025-01-05T10:02:00.000Z', 'apples', 170])
  shop.later(60_000)
  expect(await seen()).toEqual([0, undefined, 'soldout', 450])
  const turned = await clerk.patch('admin/products/apples', { offerFrom: times.offerUntil })
  expect(turned).toMatchObject({
    status: 400,
    body: { message: 'An offer must end after it begins' },
  })
})
