import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { onPurpose } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

/** Apples at 240 a kilogram, sold by weight in units of a kilogram. */
async function openCounter(byPiece = false) {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { unitGrams: 1000, byPiece })
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  return { shop, clerk, cashier: await shop.as('bilal') }
}

type Line = { quantity: number; grams?: number; productId?: string }
const linesOf = (...lines: Line[]) => lines.map((line) => ({ productId: 'apples', ...line }))
const sell = (by: Caller, total: number, lines: object[], more: object = {}, key = onPurpose()) =>
  by.post('admin/sales', { lines, total, ...more }, key)
const stockOf = (shop: TestShop) =>
  shop.db.one<{ stock: number; rest: number }>`
    select stock, stock_rest as rest from product where id = 'apples'`

test('a sale costs what the scale says, and stock, cash and receipt follow', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const lines = linesOf({ quantity: 2, grams: 2345 })
  const quote = await cashier.post('admin/sales/quote', { lines })
  expect(quote.body.data).toMatchObject({ total: 562.8, lines: [{ grams: 2345, amount: 562.8 }] })
  expect((await sell(cashier, 480, lines)).body.code).toBe('price_changed')
  const key = onPurpose()
  const replies = await Promise.all([1, 2].map(() => sell(cashier, 562.8, lines, {}, key)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  const id = replies[0]?.body.data.id
  const receipt = (await cashier.get(`admin/sales/${id}`)).body.data
  expect(receipt).toMatchObject({
    total: 562.8,
    lines: [{ quantity: 2, amount: 562.8, weight: { packed: { grams: 2345, amount: 562.8 } } }],
  })
  expect(await stockOf(shop)).toEqual({ stock: 48, rest: -345 })
  expect((await cashier.get('admin/cash')).body.own.balance).toBe(562.8)
  expect((await cashier.get('admin/sales')).body.data).toMatchObject({ count: 1, total: 562.8 })
  const history = await clerk.get(`admin/orders/${id}`)
  expect(history.body.data.weighings).toMatchObject([{ grams: 2345, amount: 562.8 }])
  await expectSoundLedger(shop)
})

test('two packs are two weights on one line', async () => {
  const { shop, cashier } = await openCounter()
  const lines = linesOf({ quantity: 1, grams: 1333 }, { quantity: 2, grams: 1620 })
  const { body } = await sell(cashier, 708.72, lines)
  expect(body.data).toMatchObject({
    total: 708.72,
    lines: [{ quantity: 3, weight: { packed: { grams: 2953, quantity: 3 } } }],
  })
  expect(await stockOf(shop)).toEqual({ stock: 47, rest: 47 })
  await expectSoundLedger(shop)
})

test.each([
  ['by weight', false, [{ quantity: 2 }]],
  ['by the piece', true, [{ quantity: 2 }]],
  ['of which one pack is weighed', false, [{ quantity: 1, grams: 1000 }, { quantity: 1 }]],
])('nothing is sold by its usual weight: goods %s', async (_, byPiece, parts) => {
  const { shop, clerk, cashier } = await openCounter(byPiece)
  const lines = linesOf(...parts)
  // The till shows a price before the goods are on the scale.
  const quote = await cashier.post('admin/sales/quote', { lines })
  expect(quote.body.data).toMatchObject({ total: 480, lines: [{ grams: null }] })
  const refused = { status: 409, body: { code: 'weigh_first', message: 'Please weigh Kala Kulu Apples first' } } // prettier-ignore
  expect(await sell(cashier, 480, lines)).toMatchObject(refused)
  const order = { customerId: null, lines, atCounter: true, addressId: null, address: '', redeemPoints: 0 } // prettier-ignore
  const taken = {
    ...order,
    contact: { name: '', phone: '', email: '' },
    paymentMethod: 'cod',
    note: '',
    total: 480,
  }
  expect(await clerk.post('admin/orders', taken, onPurpose())).toMatchObject(refused)
  expect(await shop.count('orders')).toBe(0)
  const weighed = { ...taken, lines: linesOf({ quantity: 2, grams: 2100 }), total: 504 }
  const { status, body } = await clerk.post('admin/orders', weighed, onPurpose())
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ total: 504 })
  expect((await stockOf(shop)).stock).toBe(48)
  await expectSoundLedger(shop)
})

test('what comes back at the counter gives its share back, in money and in grams', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const { id } = (await sell(cashier, 562.8, linesOf({ quantity: 2, grams: 2345 }))).body.data
  for (const cash of [281.4, 281.4]) {
    const lines = [{ productId: 'apples', quantity: 1, restock: true }]
    const refund = { cash, pointsBack: 0, pointsTaken: 0 }
    const body = { lines, kind: 'unwanted', reason: 'Too much', refund }
    const reply = await clerk.post(`admin/orders/${id}/returns`, body, onPurpose())
    expect(reply.status, reply.text).toBe(201)
  }
  expect(await stockOf(shop)).toEqual({ stock: 50, rest: 0 })
  expect((await cashier.get('admin/sales')).body.data).toMatchObject({ total: 562.8, refunded: 562.8 }) // prettier-ignore
  await expectSoundLedger(shop)
})

test('on account it counts with its weight against the limit, and earns points for it', async () => {
  const { shop, clerk, cashier } = await openCounter()
  const { version } = (await clerk.get('admin/khata/amina')).body.data
  await clerk.put('admin/khata/amina', { isOn: true, limit: 600, days: 30, version })
  const on = { customerId: 'amina' }
  const above = linesOf({ quantity: 2, grams: 2501 })
  expect((await sell(cashier, 600.24, above, on)).body.code).toBe('khata_limit')
  expect((await sell(cashier, 600, linesOf({ quantity: 2, grams: 2500 }), on)).status).toBe(201)
  expect((await clerk.get('admin/khata/amina')).body.data).toMatchObject({ balance: 600, left: 0 })
  expect(await shop.balanceOf('amina')).toBe(20)
  await expectSoundLedger(shop)
})

test('a piece that weighs more is one piece', async () => {
  const { shop, cashier } = await openCounter(true)
  const { body } = await sell(cashier, 312, linesOf({ quantity: 1, grams: 1300 }))
  expect(body.data.lines).toMatchObject([{ quantity: 1, amount: 312 }])
  expect(await stockOf(shop)).toEqual({ stock: 49, rest: 0 })
  await expectSoundLedger(shop)
})

test.each([
  ['goods that are not weighed', { productId: 'chai', quantity: 1, grams: 900 }, 409, 'line_not_weighed'], // prettier-ignore
  ['no weight', { quantity: 1, grams: 0 }, 400, 'does_not_fit'],
  ['part of a gram', { quantity: 1, grams: 1.5 }, 400, 'does_not_fit'],
] as const)('refuses %s', async (_, line, status, code) => {
  const { shop, cashier } = await openCounter()
  expect(await sell(cashier, 240, linesOf(line))).toMatchObject({ status, body: { code } })
  expect(await shop.count('orders')).toBe(0)
})
