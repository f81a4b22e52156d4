import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'
import type { Good, Person } from '../support/cast.ts'

type Body = ReturnType<typeof replacing>
/** Of `left` apples so many are missing, and something comes in their place. */
const replacing = (
  by: Good,
  { quantity = 1, left = 3, missing = 2, agreed = false, amount = 0, id = randomUUID() } = {},
) => ({
  id,
  productId: 'apples',
  left,
  missing,
  reason: 'Too few were left',
  replacement: { productId: by, quantity },
  agreed,
  amount,
})

type Choice = 'replace' | 'unsaid'

/** Three bags of apples, 3 × 240 + 150 = 870, of which 24 points are earned. */
async function openWithOrder(
  ifMissing: Choice = 'replace',
  { who = 'amina', total = 870, more = {} }: { who?: Person; total?: number; more?: object } = {},
) {
  const shop = await openShop()
  const [buyer, clerk] = [await shop.as(who), await shop.as('clerk')]
  const { _id: id } = await placed(buyer, cartOrder(total, [{ product: 'apples', quantity: 3 }], { ...(ifMissing === 'replace' && { ifMissing }), ...more })) // prettier-ignore
  const replace = (body: Body) => clerk.post(`admin/orders/${id}/replacements`, body)
  const quote = (body: Body) => {
    const { id: _, agreed: __, amount: ___, ...asked } = body
    return clerk.post(`admin/orders/${id}/replacements/quote`, asked)
  }
  const order = async () => (await clerk.get(`admin/orders/${id}`)).body.data
  return { shop, buyer, clerk, id, replace, quote, order }
}

test('a customer who chose "replace it" gets a replacement at once, for at most the missing amount', async () => {
  const { shop, buyer, id, replace, quote, order } = await openWithOrder()
  const body = replacing('chai', { amount: 480 })
  expect((await quote(body)).body.data).toEqual({
    before: 480,
    agreed: { amount: 499.5, total: 889.5 },
    atOnce: { amount: 480, total: 870 },
  })
  expect((await replace(body)).status).toBe(201)
  expect((await replace(body)).status).toBe(201) // the answer was lost
  expect(await order()).toMatchObject({
    total: 870,
    subtotal: 720,
    earnedPoints: 8 + 24,
    lines: [
      { productId: 'apples', quantity: 3, cancelledQuantity: 2, replaces: null },
      { productId: 'chai', quantity: 1, price: 480, listPrice: 499.5, amount: 480, replaces: 0 },
    ],
    cancellations: [{ lines: [{ line: 0, quantity: 2, amount: 480 }], replacedBy: 1 }],
  })
  expect([await shop.stockOf('apples'), await shop.stockOf('chai')]).toEqual([49, 99])
  expect(await shop.balanceOf('amina')).toBe(32)
  const seen = (await buyer.get(`order/${id}`)).body.data
  expect(seen).toMatchObject({ total: 870, loyaltypoints: 32, products: [{ cancelled: 2 }, { quantity: 1, cancelled: 0 }] }) // prettier-ignore
  expect(Object.keys(seen.products[1]).toSorted()).toEqual(Object.keys(seen.products[0]).toSorted())
  expect((await replace({ ...body, id: randomUUID() })).body).toMatchObject({ code: 'order_line_changed', left: 1 }) // prettier-ignore
  const mails = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-replaced')
  expect(mails).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('at its price of now where it is cheaper, and an order that is cancelled after it has no sums left', async () => {
  const { shop, clerk, id, replace, order } = await openWithOrder()
  await replace(replacing('chai', { missing: 3, amount: 499.5 }))
  expect(await order()).toMatchObject({ total: 649.5, earnedPoints: 24, status: 'placed' })
  await clerk.post(`admin/orders/${id}/cancel`, { lines: [], reason: null })
  expect(await order()).toMatchObject({ status: 'cancelled', total: 649.5 })
  expect([await shop.stockOf('apples'), await shop.stockOf('chai')]).toEqual([50, 100])
  expect(await shop.balanceOf('amina')).toBe(0)
  await expectSoundLedger(shop)
})

test('who said nothing is asked first; agreed on the phone, the price of now holds', async () => {
  const { shop, replace, quote, order } = await openWithOrder('unsaid', { more: { cashOffered: 1000 } }) // prettier-ignore
  const dearer = replacing('atta', { amount: 1250 })
  expect((await quote(dearer)).body.data).toEqual({
    before: 480,
    agreed: { amount: 1250, total: 1640 },
    atOnce: null,
  })
  expect((await replace(dearer)).body.code).toBe('replacement_not_agreed')
  const wrong = await replace({ ...dearer, agreed: true, amount: 1200 })
  expect(wrong.body).toMatchObject({ code: 'replacement_price_changed' })
  expect(await order()).toMatchObject({ total: 870, cashOffered: 1000 })
  expect((await replace({ ...dearer, agreed: true })).status).toBe(201)
  expect(await order()).toMatchObject({ total: 1640, cashOffered: null, earnedPoints: 8 + 41 })
  await expectSoundLedger(shop)
})

test('points that are paid with never come to more than the order', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await delivered(shop, amina, cartOrder(12_650, [{ product: 'atta', quantity: 10 }])) // 416 points
  const { _id } = await placed(amina, cartOrder(214, [{ product: 'apples', quantity: 2 }], { redeempoints: 416 })) // prettier-ignore
  await clerk.patch('admin/products/chai', { listPrice: 30 })
  const body = replacing('chai', { left: 2, missing: 2, agreed: true, amount: 30 })
  expect((await clerk.post(`admin/orders/${_id}/replacements`, body)).body.data).toMatchObject({
    total: 0,
    redeemedPoints: 180,
    earnedPoints: 1,
  })
  expect(await shop.balanceOf('amina')).toBe(416 - 180 + 1)
  await expectSoundLedger(shop)
})

/** For tables of what is refused: nothing in it changes. */
const withOrderOfFile = forFile(openWithOrder)

test.each([
  ['a product that the order has', { by: 'apples' }, 409, 'replacement_in_order'],
  ['one that is sold out', { by: 'soldout' }, 409, 'out_of_stock'],
  ['more than there are', { by: 'lastmango', quantity: 2 }, 409, 'out_of_stock'],
  ['one that is not in the shop', { by: 'draft' }, 404, 'product_not_found'],
  ['a line of which another quantity is left', { by: 'chai', left: 2 }, 409, 'order_line_changed'],
] as const)('refused: %s', async (_, { by, ...more }, status, code) => {
  const { shop, replace, quote, order } = withOrderOfFile()
  const body = replacing(by, { ...more, agreed: true, amount: 500 })
  for (const reply of [await quote(body), await replace(body)])
    expect([reply.status, reply.body.code]).toEqual([status, code])
  expect((await order()).lines).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('an order that is packed is not changed, and more missing than ordered is no number', async () => {
  const { clerk, id, replace } = await openWithOrder()
  expect((await replace(replacing('chai', { left: 1, missing: 2 }))).status).toBe(400)
  await clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  expect((await replace(replacing('chai', { amount: 480 }))).body.code).toBe('order_moved_on')
})

test('a wholesale customer pays the wholesale price', async () => {
  const { shop, replace, order } = await openWithOrder('unsaid', { who: 'hina', total: 750 })
  const { status } = await replace(replacing('chai', { quantity: 2, agreed: true, amount: 900 }))
  expect(status).toBe(201)
  expect(await order()).toMatchObject({ total: 200 + 900 + 150, lines: [{}, { price: 450 }] })
  await expectSoundLedger(shop)
})

test('a replacement can be returned and bought again; a guest earns nothing', async () => {
  const { shop, buyer, clerk, id, replace } = await openWithOrder()
  await replace(replacing('chai', { missing: 3, quantity: 2, agreed: true, amount: 999 }))
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
  const asked = await buyer.form(`order/${id}/return`, { product: 'chai', quantity: '1', kind: 'unwanted', reason: 'Too much' }) // prettier-ignore
  const [{ _id }] = asked.body.data.returns
  const { body } = await clerk.patch(`admin/returns/${_id}`, { state: 'accepted' })
  expect(body.data).toMatchObject({ refund: { cash: 499.5 } })
  const usual = (await buyer.get('user/usual')).body.data
  expect(usual).toMatchObject([{ _id: 'chai', quantity: 1 }])
  await expectSoundLedger(shop)

  const order = cartOrder(870, [{ product: 'apples', quantity: 3 }], { contact })
  const guests = await placed(shop.guest(), order)
  const came = await clerk.post(`admin/orders/${guests._id}/replacements`, replacing('atta', { agreed: true, amount: 1250 })) // prettier-ignore
  expect(came.body.data).toMatchObject({ total: 1640, earnedPoints: 0 })
  await expectSoundLedger(shop)
})

const codes = (replies: readonly { status: number; body: { code?: string } }[]) =>
  replies.map(({ status, body }) => body.code ?? String(status)).toSorted()

test('two packers and a cancellation at once give one outcome', async () => {
  const { shop, clerk, id, replace, order } = await openWithOrder()
  const both = await Promise.all(['chai', 'lastmango'].map((by) => replace(replacing(by as Good, { amount: 480 })))) // prettier-ignore
  expect(codes(both)).toEqual(['201', 'order_line_changed'])
  expect((await order()).lines).toHaveLength(2)
  await expectSoundLedger(shop)

  const { _id } = await placed(await shop.as('bilal'), cartOrder(870, [{ product: 'apples', quantity: 3 }])) // prettier-ignore
  const body = replacing('atta', { agreed: true, amount: 1250 })
  const same = () => clerk.post(`admin/orders/${_id}/replacements`, body)
  const left = [{ productId: 'apples', quantity: 1, left: 3 }]
  await Promise.all([
    same(),
    clerk.post(`admin/orders/${_id}/cancel`, { lines: left, reason: null }),
    same(),
    clerk.post(`admin/orders/${id}/cancel`, { lines: [], reason: null }),
    same(),
  ])
  const { lines } = (await clerk.get(`admin/orders/${_id}`)).body.data
  expect(lines[0].cancelledQuantity).toBe(lines.length === 2 ? 2 : 1)
  expect(await order()).toMatchObject({ status: 'cancelled' })
  await expectSoundLedger(shop)
})

test('the last piece replaces a line in only one of two orders', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const ids = await Promise.all((['amina', 'bilal'] as const).map((who) => threeApples(shop, who)))
  const body = () => replacing('lastmango', { agreed: true, amount: 500 })
  const replies = await Promise.all(
    ids.map((id) => clerk.post(`admin/orders/${id}/replacements`, body())),
  )
  expect(codes(replies)).toEqual(['201', 'out_of_stock'])
  expect(await shop.stockOf('lastmango')).toBe(0)
  await expectSoundLedger(shop)
})

test('opposite replacements in two orders take locks in one order', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const chai = await placed(await shop.as('bilal'), cartOrder(1149, [{ product: 'chai', quantity: 2 }])) // prettier-ignore
  const apples = await threeApples(shop, 'amina')
  const replies = await Promise.all([
    clerk.post(`admin/orders/${apples}/replacements`, replacing('chai', { agreed: true, amount: 499.5 })), // prettier-ignore
    clerk.post(`admin/orders/${chai._id}/replacements`, {
      ...replacing('apples', { left: 2, missing: 1, agreed: true, amount: 240 }),
      productId: 'chai',
    }),
  ])
  expect(codes(replies)).toEqual(['201', '201'])
  expect([await shop.stockOf('apples'), await shop.stockOf('chai')]).toEqual([48, 98])
  await expectSoundLedger(shop)
})

async function threeApples(shop: TestShop, who: Person): Promise<string> {
  const caller: Caller = await shop.as(who)
  return (await placed(caller, cartOrder(870, [{ product: 'apples', quantity: 3 }])))._id
}
