import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { Good } from '../support/cast.ts'
import { forFile } from '../support/clean-up.ts'
import { emailsOf } from '../support/mail.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, contact, delivered, onPurpose, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

/** Apples at 240 a piece of about 1.2 kg: 200 a kilogram. Two are ordered for about 480, at most 528. */
async function openWithOrder({
  who = 'amina' as const,
  total = 630,
  more = {},
  hasPages = false,
  wholeRupees = false,
} = {}) {
  const shop = await openShop(hasPages ? { pages: await loadPages() } : {})
  const [buyer, clerk] = [await shop.as(who), await shop.as('clerk')]
  await (await shop.as('owner')).patch('admin/settings', { wholeRupees })
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  const { _id: id } = await placed(buyer, cartOrder(total, undefined, more))
  const weigh = (grams: number, extra: object = {}, by = clerk) =>
    by.send('PUT', `admin/orders/${id}/weight`, { productId: 'apples', left: 2, seen: null, grams, ...extra }) // prettier-ignore
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  const move = (status: string) => clerk.patch(`admin/orders/${id}`, { status })
  return { shop, buyer, clerk, id, weigh, order, move }
}

test('shoppers see about how much it weighs and the most that it may cost', async () => {
  const { shop, buyer, id } = await openWithOrder()
  const weight = { unitGrams: 1200, byPiece: true, tolerance: 10, wholeRupees: false }
  const size = { text: '≈ 1.2 kg', amount: 1200, unit: 'g' }
  expect((await shop.guest().get('shoppingitems/apples')).body.data).toMatchObject({ weight, size })
  const cart = await shop.guest().post('cart/price', { cartitems: [{ _id: 'apples', quantity: 2 }] }) // prettier-ignore
  expect(cart.body.cartitems).toMatchObject([{ weight, quantity: 2, discountprice: 240 }])
  const { data } = (await buyer.get(`order/${id}`)).body
  expect(data).toMatchObject({
    total: 630,
    products: [{ weight: { ...weight, packed: null, atMost: 528 } }], // prettier-ignore
  })
  // What it is sold as later changes no order.
  await (await shop.as('owner')).patch('admin/settings', { weightTolerance: 50 })
  await (await shop.as('clerk')).patch('admin/products/apples', { unitGrams: null })
  expect((await buyer.get(`order/${id}`)).body.data).toEqual(data)
  expect((await shop.guest().get('shoppingitems/apples')).body.data).not.toHaveProperty('weight')
})

test('the e-mail about an order names weights and the most, and later what was weighed', async () => {
  const { shop, weigh, move } = await openWithOrder()
  const factsOf = async (kind: string) =>
    (await emailsOf(shop.db)).find((email) => email.kind === kind)
  expect(await factsOf('order-placed')).toMatchObject({
    order: { total: 630_00, most: 678_00, lines: [{ weight: { grams: 2400, most: 528_00 } }] },
  })
  await weigh(2345)
  await move('packed')
  await move('shipped')
  const shipped = await factsOf('order-shipped')
  expect(shipped).toMatchObject({ order: { total: 619_00, lines: [{ weight: { grams: 2345 } }] } })
  expect(shipped).not.toHaveProperty('order.most')
})

test('what is weighed decides the line, the totals, the points and the payment', async () => {
  const { shop, buyer, id, weigh, order, move } = await openWithOrder({ more: { cashOffered: 700 } }) // prettier-ignore
  expect(await move('packed')).toMatchObject({
    status: 409,
    body: { code: 'order_not_weighed', message: expect.stringContaining('Not weighed yet: ') },
  })
  expect(await weigh(2345)).toMatchObject({ status: 200 })
  expect(await weigh(2345)).toMatchObject({ status: 200 }) // the answer was lost
  const weighed = {
    subtotal: 469,
    shipping: 150,
    total: 619,
    earnedPoints: 15,
    cashOffered: 700,
    lines: [{ amount: 469, quantity: 2, weight: { packed: { grams: 2345, quantity: 2, amount: 469 }, atMost: 469 } }], // prettier-ignore
  }
  expect(await order()).toMatchObject(weighed)
  expect((await buyer.get(`order/${id}`)).body.data).toMatchObject({ total: 619, subtotal: 469 })
  expect(await shop.balanceOf('amina')).toBe(15)
  expect((await move('packed')).status).toBe(200)
  // Corrected while it is packed, and not after it was sent.
  expect((await weigh(2600, { seen: 2345 })).status).toBe(200)
  expect(await order()).toMatchObject({ total: 670, earnedPoints: 17 })
  expect((await move('shipped')).status).toBe(200)
  expect((await weigh(2500, { seen: 2600 })).body.code).toBe('order_moved_on')
  await move('delivered')
  const paid = await shop.db.all`select amount, state from payment where order_id = ${id}`
  expect(paid).toEqual([{ amount: 670_00, state: 'taken' }])
  expect(await shop.stockOf('apples')).toBe(48) // two units, whatever they weigh
  await expectSoundLedger(shop)
})

test('where prices are in whole rupees, what is weighed is too, and so is what a rider collects', async () => {
  const { shop, clerk, id, weigh, order, move } = await openWithOrder({ wholeRupees: true })
  expect((await weigh(2347)).status).toBe(200) // 469.40
  expect(await order()).toMatchObject({ total: 619, toCollect: 619, lines: [{ amount: 469 }] })
  const body = { lines: [{ productId: 'apples', quantity: 1 }], reason: 'Torn' }
  expect((await clerk.post(`admin/orders/${id}/cancel`, body, onPurpose())).status).toBe(200)
  expect(await order()).toMatchObject({ toCollect: 384, lines: [{ amount: 234 }] })
  expect((await weigh(1179, { left: 1, seen: 2347 })).status).toBe(200) // 235.80
  expect(await order()).toMatchObject({ toCollect: 385, lines: [{ amount: 235 }] })
  for (const status of ['packed', 'shipped', 'delivered']) expect((await move(status)).status).toBe(200) // prettier-ignore
  expect((await clerk.get('admin/cash')).body.own.balance % 1).toBe(0)
  await expectSoundLedger(shop)
})

test('both invoices name the pieces and the weighed weight, without the usual one', async () => {
  const { buyer, clerk, id, weigh } = await openWithOrder({ hasPages: true })
  await weigh(2345)
  const papers = [
    await buyer.get(`/invoice/${id}`, { accept: 'text/html' }),
    await clerk.get(`/admin/orders/slips?ids=${id}&paper=invoice`, { accept: 'text/html' }),
  ]
  for (const { text } of papers) {
    const [lines = ''] = /<tbody[^]*?<\/tbody>/.exec(text) ?? []
    expect(lines).toContain('2 pieces')
    expect(lines).toContain('2.345 kg')
    expect(lines).not.toContain('1.2 kg')
  }
})

test("the customer's invoice ends with the total, the most is a note; points come with the delivery", async () => {
  const { shop, buyer, clerk, id, weigh, move } = await openWithOrder({ hasPages: true })
  const invoice = async (order: string = id) => {
    const { text } = await buyer.get(`/invoice/${order}`, { accept: 'text/html' })
    const sums = /<dl class="invoice-sums">[^]*<p class="invoice-end"/.exec(text)?.[0] ?? ''
    const inWords = (html: string) => html.replaceAll(/<[^>]*>|\s/g, ' ').replaceAll(/ +/g, ' ')
    return [inWords(/[^]*<\/dl>/.exec(sums)?.[0] ?? ''), inWords(text.slice(text.indexOf(sums)))]
  }
  const [sums, notes] = await invoice()
  expect(sums).toMatch(/Shipping Rs\. 150 Total Rs\. 630 $/)
  expect(notes).toContain('never more than Rs. 678 in all.')
  expect(notes).toMatch(/You will earn \d+ loyalty points with this order/)
  await weigh(2345)
  for (const status of ['packed', 'shipped', 'delivered']) await move(status)
  const [, after] = await invoice()
  expect(after).not.toContain('never more than')
  expect(after).toMatch(/\d+ loyalty points earned with this order/)
  await (await shop.as('owner')).patch('admin/settings', { pickupDays: 2 })
  await clerk.patch('admin/products/apples', { stock: 9 })
  const pickup = await placed(buyer, cartOrder(480, undefined, { pickup: true, contact }))
  expect((await invoice(pickup._id))[0]).toMatch(/Pickup from the shop Free Total Rs\. 480 $/)
})

test('after the weighing the list of orders names the weighed amount, and no price of a piece', async () => {
  const { buyer, weigh } = await openWithOrder({ hasPages: true })
  const list = async () => (await buyer.get('/orders', { accept: 'text/html' })).text
  expect(await list()).toMatch(/2\s×\sRs\.\s240/)
  await weigh(2345)
  expect(await list()).not.toMatch(/2\s×\sRs\.\s240/)
  expect(await list()).toMatch(/<bdi>Rs\.\s469/)
})

test('nobody pays more than the most that was shown', async () => {
  const { shop, weigh, order } = await openWithOrder()
  expect((await weigh(2640)).status).toBe(200) // 528 exactly
  expect(await weigh(2940, { seen: 2640 })).toMatchObject({
    status: 409,
    body: { code: 'weight_above_most', message: 'This is Rs. 60 above the most. Take less, charge only Rs. 528, or leave it out.' }, // prettier-ignore
  })
  expect(await order()).toMatchObject({ total: 678 })
  expect((await weigh(2940, { seen: 2640, charge: 'most' })).status).toBe(200)
  expect(await order()).toMatchObject({ total: 678, lines: [{ amount: 528, weight: { packed: { grams: 2940 } } }] }) // prettier-ignore
  await expectSoundLedger(shop)
})

test('of two packers who weigh one line, one reads the weight of the other', async () => {
  const { shop, weigh, order } = await openWithOrder()
  const owner = await shop.as('owner')
  const both = await Promise.all([weigh(2300), weigh(2400, {}, owner)])
  const codes = both.map(({ status, body }) => (status === 200 ? 'saved' : body.code))
  expect(codes.toSorted()).toEqual(['line_weighed_meanwhile', 'saved'])
  const refused = both.find(({ status }) => status !== 200)
  const { grams } = (await order()).lines[0].weight.packed
  expect(refused?.body).toMatchObject({ grams, message: `A colleague has weighed this line: ${grams.toLocaleString('en')} g. Please check it.` }) // prettier-ignore
  await expectSoundLedger(shop)
})

test.each([
  ['no weight', { grams: 0 }, 400, 'does_not_fit'],
  ['less than none', { grams: -1 }, 400, 'does_not_fit'],
  ['more than a lorry', { grams: 1e9 }, 400, 'does_not_fit'],
  ['part of a gram', { grams: 1.5 }, 400, 'does_not_fit'],
  ['a line that has other pieces left', { left: 1 }, 409, 'order_line_changed'],
  ['a line that is not weighed', { productId: 'chai', left: 1 }, 409, 'line_not_weighed'],
  ['what is not in the order', { productId: 'atta' }, 409, 'line_not_weighed'],
] as const)('refuses %s', async (_, body, status, code) => {
  const { shop, weigh } = both()
  expect(await weigh(1000, body)).toMatchObject({ status, body: { code } })
  await expectSoundLedger(shop)
})

const both = forFile(async () => {
  const lines = [{ product: 'apples', quantity: 2 }, { product: 'chai', quantity: 1 }] // prettier-ignore
  const shop = await openShop()
  const [buyer, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  const { _id: id } = await placed(buyer, cartOrder(1129.5, lines))
  const weigh = (grams: number, extra: object) =>
    clerk.send('PUT', `admin/orders/${id}/weight`, { productId: 'apples', left: 2, seen: null, grams, ...extra }) // prettier-ignore
  return { shop, weigh }
})

test('points that are paid with never come to more than the order', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await delivered(shop, amina, cartOrder(12_650, [{ product: 'atta', quantity: 10 }])) // 416 points
  await clerk.patch('admin/products/apples', { unitGrams: 1000 })
  const { _id } = await placed(amina, cartOrder(214, undefined, { redeempoints: 416 }))
  const body = { productId: 'apples', left: 2, seen: null, grams: 100 }
  expect((await clerk.send('PUT', `admin/orders/${_id}/weight`, body)).status).toBe(200)
  const { data } = (await clerk.get(`admin/orders/${_id}`)).body
  expect(data).toMatchObject({ subtotal: 24, shipping: 150, redeemedPoints: 174, total: 0 })
  expect(await shop.balanceOf('amina')).toBe(416 - 174)
  await expectSoundLedger(shop)
})

test('free delivery stays free, and a charged fee stays, whatever the goods weigh', async () => {
  const { weigh, order } = await openWithOrder()
  await weigh(100)
  expect(await order()).toMatchObject({ shipping: 150, subtotal: 20 })
})

test('a part that is cancelled after it was weighed takes its share off', async () => {
  const { shop, clerk, id, weigh, order } = await openWithOrder()
  await weigh(2345)
  await clerk.post(`admin/orders/${id}/cancel`, { lines: [{ productId: 'apples', quantity: 1, left: 2 }], reason: null }) // prettier-ignore
  expect(await order()).toMatchObject({
    subtotal: 234.5,
    lines: [{ amount: 234.5 }],
    cancellations: [{ lines: [{ amount: 234.5 }] }],
  })
  expect((await weigh(1300, { left: 1, seen: 2345 })).status).toBe(200)
  expect(await order()).toMatchObject({ subtotal: 260, total: 410 })
  await expectSoundLedger(shop)
  await clerk.post(`admin/orders/${id}/cancel`, { lines: [], reason: null })
  expect(await order()).toMatchObject({ status: 'cancelled', total: 410 })
  await expectSoundLedger(shop)
})

test('a return gives back its share of what was weighed', async () => {
  const { shop, clerk, id, weigh, move } = await openWithOrder()
  await weigh(2345)
  for (const state of ['packed', 'shipped', 'delivered']) await move(state)
  const lines = [{ productId: 'apples', quantity: 1, restock: false }]
  const quote = await clerk.post(`admin/orders/${id}/returns/quote`, { lines, kind: 'unwanted' })
  expect(quote.body.data).toMatchObject({ cash: 234.5 })
  const body = { lines, kind: 'unwanted', reason: 'Not wanted', refund: quote.body.data }
  expect((await clerk.post(`admin/orders/${id}/returns`, body)).status).toBe(201)
  await expectSoundLedger(shop)
})

test('a replacement that is weighed costs no more than was agreed', async () => {
  const shop = await openShop()
  const [buyer, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await clerk.patch('admin/products/chai', { unitGrams: 500 })
  const { _id: id } = await placed(buyer, cartOrder(630, undefined, { ifMissing: 'replace' }))
  const replaced = await clerk.post(`admin/orders/${id}/replacements`, {
    id: '00000000-0000-4000-8000-000000000001',
    productId: 'apples',
    left: 2,
    missing: 2,
    reason: 'None were left',
    replacement: { productId: 'chai', quantity: 1 },
    agreed: false,
    amount: 480,
  })
  expect(replaced.status).toBe(201)
  const weigh = (grams: number) =>
    clerk.send('PUT', `admin/orders/${id}/weight`, { productId: 'chai', left: 1, seen: null, grams }) // prettier-ignore
  expect((await weigh(501)).body.code).toBe('weight_above_most')
  expect((await weigh(500)).status).toBe(200)
  await expectSoundLedger(shop)
})

test('at the counter it is weighed and packed at once', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { unitGrams: 50, byPiece: false })
  const sold = await clerk.post(
    'admin/sales',
    { lines: [{ productId: 'apples', quantity: 15, grams: 760 }], total: 3648 },
    { 'idempotency-key': 'a-sale-of-apples' },
  )
  expect(sold.status).toBe(201)
  await expectSoundLedger(shop)
})

test('many orders at once: the one with goods to weigh is named', async () => {
  const { shop, buyer, clerk, id } = await openWithOrder()
  const { _id: other } = await placed(buyer, cartOrder(649.5, [{ product: 'chai', quantity: 1 }]))
  const moved = await Promise.all(
    [id, other].map((one) => clerk.patch(`admin/orders/${one}`, { status: 'packed' })),
  )
  expect(moved.map(({ status }) => status)).toEqual([409, 200])
  expect(moved[0]?.body.message).toMatch(/^Not weighed yet: .+\. Weigh it before/)
  await expectSoundLedger(shop)
})

const shopOfProducts = forFile(() => openShop())
const product = async (good: Good, body: object) =>
  (await shopOfProducts().as('clerk')).patch(`admin/products/${good}`, body)

test.each([
  [{ unitGrams: 0 }, 'unit_grams'],
  [{ unitGrams: -1 }, 'unit_grams'],
  [{ unitGrams: 1e9 }, 'unit_grams'],
  [{ unitGrams: 1001 }, 'unit_grams'],
  [{ unitGrams: 19, byPiece: true }, 'piece_grams'],
  [{ unitGrams: 50_001, byPiece: true }, 'piece_grams'],
  [{ unitGrams: '1 lb' }, 'does_not_fit'],
  [{ unitGrams: 500, multiBuy: { quantity: 3, price: 600 } }, 'multi_buy_weighed'],
])('a product is refused with %o', async (body, code) => {
  expect(await product('apples', body)).toMatchObject({ status: 400, body: { code } })
})

test('a product keeps how it is weighed through other changes, and its offers of several end', async () => {
  const weighed = { unitGrams: 50, byPiece: false, pack: { text: '50 g' } }
  expect((await product('apples', { unitGrams: 50 })).body.data).toMatchObject(weighed)
  expect((await product('apples', { listPrice: 260 })).body.data).toMatchObject(weighed)
})

test.each([
  [/by its last weighing/, 'update order_line set packed_amount = packed_amount - 100'],
  [/by its last weighing/, 'delete from weighing'],
  [/costs? more than the most/, 'update order_line set weight_tolerance = 0'],
  [/before all of it was weighed/, 'update order_line set packed_grams = null, packed_quantity = null, packed_amount = null'], // prettier-ignore
  [/weighed and no event/, "delete from event where kind = 'order.weighed'"],
])('verify finds %s after: %s', async (says, damage) => {
  const { shop, weigh, move } = await openWithOrder()
  await weigh(2600)
  await move('packed')
  await expectSoundLedger(shop)
  await shop.db.transaction((tx) => tx.script(damage))
  const found = await verifyShop(shop.db, shop.dataFolder, shop.now())
  expect(found.map((one) => one.says)).toContainEqual(expect.stringMatching(says))
})
