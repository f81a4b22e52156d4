import { expect, test } from 'vitest'
import { emailsOf } from '../support/mail.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const noPoints = { pointsBack: 0, pointsTaken: 0 }
const stockOf = (shop: TestShop) =>
  shop.db.one<{ stock: number; rest: number }>`
    select stock, stock_rest as rest from product where id = 'apples'`

/** Apples at 240 a kilogram and chai at 499.50; of 50 kg, 2.345 kg are sold at the counter for 562.80. */
async function openWithSale() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { unitGrams: 1000, byPiece: false })
  const lines = [{ productId: 'apples', quantity: 2, grams: 2345 }, { productId: 'chai', quantity: 1 }] // prettier-ignore
  const { id } = (await clerk.post('admin/sales', { lines, total: 1062.3 }, onPurpose())).body.data
  const quote = (line: object) =>
    clerk.post(`admin/orders/${id}/returns/quote`, {
      lines: [{ productId: 'apples', quantity: 1, restock: true, ...line }],
      kind: 'unwanted',
    })
  const takeBack = (line: object, cash: number) => {
    shop.later(1000)
    return clerk.post(
      `admin/orders/${id}/returns`,
      {
        lines: [{ productId: 'apples', quantity: 1, restock: true, ...line }],
        kind: 'unwanted',
        reason: 'Too much',
        refund: { cash, ...noPoints },
      },
      onPurpose(),
    )
  }
  return { shop, clerk, id, quote, takeBack }
}

test('what comes back by weight is paid and put on the shelf by weight', async () => {
  const { shop, clerk, quote, takeBack } = await openWithSale()
  expect(await stockOf(shop)).toEqual({ stock: 48, rest: -345 })
  expect((await quote({ grams: 300 })).body.data).toEqual({ cash: 72, ...noPoints })
  expect((await takeBack({ grams: 300 }, 80)).body.code).toBe('take_back_changed')
  const reply = await takeBack({ grams: 300 }, 72)
  expect(reply.status, reply.text).toBe(201)
  expect(reply.body.data.returns).toMatchObject([{ quantity: 1, grams: 300, refund: { cash: 72 } }])
  expect(await stockOf(shop)).toEqual({ stock: 48, rest: -45 })
  expect((await takeBack({}, 281.4)).status).toBe(201)
  expect(await stockOf(shop)).toEqual({ stock: 49, rest: 128 })
  expect((await takeBack({ grams: 100 }, 24)).body.code).toBe('take_back_too_many')
  expect((await clerk.get('admin/sales')).body.data).toMatchObject({ refunded: 353.4 })
  await expectSoundLedger(shop)
})

test('spoiled goods that stay off the shelf are paid by weight, and all of the weight is all of it', async () => {
  const { shop, takeBack } = await openWithSale()
  expect((await takeBack({ grams: 300, restock: false }, 72)).status).toBe(201)
  expect(await stockOf(shop)).toEqual({ stock: 48, rest: -345 })
  const rest = await takeBack({ grams: 1173, restock: true }, 281.4)
  expect(rest.status, rest.text).toBe(201)
  expect(rest.body.data.returns).toMatchObject([{ grams: 300 }, { grams: null }])
  await expectSoundLedger(shop)
})

test.each([
  ['more than one unit weighed', { grams: 1174 }, 400, 'return_too_heavy'],
  ['goods that are not weighed', { productId: 'chai', grams: 100 }, 409, 'line_not_weighed'],
  ['no weight', { grams: 0 }, 400, 'does_not_fit'],
  ['less than none', { grams: -1 }, 400, 'does_not_fit'],
  ['part of a gram', { grams: 1.5 }, 400, 'does_not_fit'],
  ['a weight in words', { grams: '300' }, 400, 'does_not_fit'],
])('by weight, nothing is taken back of %s', async (_, line, status, code) => {
  const { shop, quote, takeBack } = await openWithSale()
  for (const reply of [await quote(line), await takeBack(line, 72)])
    expect(reply).toMatchObject({ status, body: { code } })
  expect(await shop.db.all`select id from return_request`).toEqual([])
  expect(await stockOf(shop)).toEqual({ stock: 48, rest: -345 })
})

/** Two apples of about 1.2 kg weighed 2.345 kg and cost 469. Amina asks to return one. */
async function openWithRequest(wholeRupees = false) {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  await (await shop.as('owner')).patch('admin/settings', { wholeRupees })
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  const { _id: order } = await placed(amina, cartOrder(630))
  const weight = { productId: 'apples', left: 2, seen: null, grams: 2345 }
  await clerk.send('PUT', `admin/orders/${order}/weight`, weight)
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${order}`, { status })
  const fields = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'A part is rotten' }
  const asked = await amina.form(`order/${order}/return`, fields)
  const id: string = asked.body.data.returns[0]._id
  const decide = (body: object) => clerk.patch(`admin/returns/${id}`, body)
  return { shop, amina, clerk, order, id, decide }
}

test('staff weigh what a customer returns, and the refund follows', async () => {
  const { shop, amina, clerk, order, id, decide } = await openWithRequest()
  const open = (await clerk.get(`admin/returns/${id}`)).body.data
  expect(open).toMatchObject({ grams: null, mostGrams: 1173, quote: { cash: 234.5 } })
  const { quote } = (await clerk.get(`admin/returns/${id}?grams=350`)).body.data
  expect(quote).toEqual({ cash: 70, pointsBack: 0, pointsTaken: 2 })
  expect((await clerk.get(`admin/returns/${id}?grams=1174`)).body.code).toBe('return_too_heavy')
  const heavy = await decide({ state: 'accepted', grams: 1174 })
  expect(heavy).toMatchObject({ status: 400, body: { code: 'return_too_heavy' } })
  expect((await clerk.get(`admin/returns/${id}`)).body.data).toEqual(open)
  const { data } = (await decide({ state: 'accepted', grams: 350 })).body
  expect(data).toMatchObject({ state: 'accepted', quantity: 1, grams: 350, refund: { cash: 70 } })
  expect((await amina.get(`order/${order}`)).body.data.returns).toMatchObject([
    { quantity: 1, grams: 350, refund: { amount: 70 } },
  ])
  const mails = await emailsOf(shop.db)
  expect(mails.find(({ kind }) => kind === 'return-accepted')).toMatchObject({
    order: {
      lines: [{ quantity: 1, amount: 70_00, weight: { grams: 350, perKilo: 200_00 } }],
      refund: { cash: 70_00 },
    },
  })
  await expectSoundLedger(shop)
})

test('a weight is refunded in whole rupees where goods are charged so, for the customer', async () => {
  const { shop, decide } = await openWithRequest(true)
  const { data } = (await decide({ state: 'accepted', grams: 333 })).body
  expect(data).toMatchObject({ refund: { cash: 67 } })
  await expectSoundLedger(shop)
})

test('a refused return keeps no weight', async () => {
  const { clerk, id, decide } = await openWithRequest()
  await decide({ state: 'refused', note: 'It was fresh', grams: 350 })
  expect((await clerk.get(`admin/returns/${id}`)).body.data).toMatchObject({ grams: null, refund: null }) // prettier-ignore
})
