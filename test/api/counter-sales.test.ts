import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { allows, type Permission } from '#shop/permissions.ts'
import type { CallName } from '#wire/calls.ts'
import { staffCalls, staffFiles } from '#wire/admin/calls.ts'
import { openWithOrder, sendExample } from '../support/all-calls.ts'
import { password } from '../support/cast.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, contact, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

async function withCashier(shop: TestShop) {
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  return shop.as('bilal')
}
async function openCounter() {
  const shop = await openShop()
  return { shop, cashier: await withCashier(shop) }
}

const day = 24 * 60 * 60_000
const two = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
const sell = (caller: Caller, sale: object = two, headers = onPurpose()) =>
  caller.post('admin/sales', sale, headers)
const today = async (caller: Caller) => (await caller.get('admin/sales')).body.data

test('a label of the scale finds its product with the weight on it', async () => {
  const { shop, cashier } = await openCounter()
  await (await shop.as('owner')).patch('admin/settings', { scaleStart: '21' })
  await (await shop.as('clerk')).patch('admin/products/apples', { unitGrams: 1200, byPiece: true, sku: '00146' }) // prettier-ignore
  const found = async (q: string) => (await cashier.get(`admin/sales/products?q=${q}`)).body.data
  expect(await found('2100146011507')).toMatchObject([{ id: 'apples', labelGrams: 1150 }])
  expect(await found('00146')).toMatchObject([{ id: 'apples', labelGrams: null }])
  expect(await found('2100147011506')).toEqual([])
})

test('a cashier finds, prices and sells products, and the receipt is theirs', async () => {
  const { shop, cashier } = await openCounter()
  const found = (await cashier.get('admin/sales/products?q=apples')).body.data
  expect(found).toMatchObject([{ id: 'apples', name: 'Kala Kulu Apples', stock: 50, price: 240 }])
  const [{ number }] = found
  expect((await cashier.get(`admin/sales/products?q=${number}`)).body.data[0].id).toBe('apples')
  expect((await cashier.get('admin/sales/products?q=mint')).body.data).toEqual([]) // a draft
  const quote = await cashier.post('admin/sales/quote', { lines: two.lines })
  expect(quote.body.data).toMatchObject({ total: 480, shipping: 0 })
  const { status, body } = await sell(cashier)
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({
      status: 'delivered',
      total: 480,
      refunded: 0,
      soldBy: 'Bilal Ahmed',
    }),
  ])
  const { id, reference } = body.data
  expect((await cashier.get(`admin/sales/${id}`)).body.data).toEqual(body.data)
  expect(await today(cashier)).toMatchObject({
    sales: [{ id, reference, soldBy: 'Bilal Ahmed', pieces: 2, total: 480, refunded: 0 }],
    count: 1,
    total: 480,
    refunded: 0,
  })
  expect(await shop.stockOf('apples')).toBe(48)
  expect(await shop.db.all`select state, amount, taken_by from payment`).toEqual([
    { state: 'taken', amount: 48_000, taken_by: 'bilal' },
  ])
  await expectSoundLedger(shop)
})

test('the same sale sent again, also at once, is one; two customers who buy the same are two', async () => {
  const { shop, cashier } = await openCounter()
  const key = onPurpose()
  const replies = await Promise.all([1, 2, 3].map(() => sell(cashier, two, key)))
  replies.push(await sell(cashier, two, key))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies.at(-1)?.headers['idempotent-replayed']).toBe('true')
  expect(await shop.count('orders')).toBe(1)
  const more = { lines: [{ productId: 'apples', quantity: 1 }], total: 240 }
  expect((await sell(cashier, more, key)).body.code).toBe('key_reused')
  await sell(cashier)
  expect(await shop.count('orders')).toBe(2)
  await expectSoundLedger(shop)
})

/** For a table of what is refused: nothing in it changes. */
const counterOfFile = forFile(openCounter)

test.each([
  ['at an old price', { ...two, total: 479 }, 409, 'price_changed'],
  [
    'of a sold-out product',
    { lines: [{ productId: 'soldout', quantity: 1 }], total: 90 },
    409,
    'out_of_stock',
  ],
  [
    'of more than there is',
    { lines: [{ productId: 'lastmango', quantity: 2 }], total: 1000 },
    409,
    'out_of_stock',
  ],
  ['of a draft', { lines: [{ productId: 'draft', quantity: 1 }], total: 70 }, 404, 'product_not_found'], // prettier-ignore
  ['of nothing', { lines: [], total: 0 }, 400, 'cart_empty'],
  ['for no amount', { ...two, total: 'much' }, 400, 'does_not_fit'],
] as const)('a sale %s is refused and changes nothing', async (_, sale, status, code) => {
  const { shop, cashier } = counterOfFile()
  const before = await dumpOf(shop.db)
  expect(await sell(cashier, sale)).toMatchObject({ status, body: { code } })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('the sums are of today and have what was paid back', async () => {
  const { shop, cashier: yesterday } = await openCounter()
  await sell(yesterday)
  shop.later(day)
  const cashier = await shop.as('bilal')
  const { id } = (await sell(cashier)).body.data
  const clerk = await shop.as('clerk')
  const back = {
    lines: [{ productId: 'apples', quantity: 1, restock: true }],
    kind: 'unwanted',
    reason: 'Rung up twice',
    refund: { cash: 240, pointsBack: 0, pointsTaken: 0 },
  }
  const reply = await clerk.post(`admin/orders/${id}/returns`, back, onPurpose())
  expect(reply.status, reply.text).toBe(201)
  shop.later(1000)
  await sell(cashier, { lines: [{ productId: 'chai', quantity: 1 }], total: 499.5 })
  await placed(shop.guest(), buyNow(390, undefined, { contact })) // not sold at the counter
  const data = await today(cashier)
  expect(data).toMatchObject({ count: 2, total: 979.5, refunded: 240 })
  expect(data.sales.map((sale: Record<string, unknown>) => [sale.total, sale.refunded])).toEqual([
    [499.5, 0],
    [480, 240],
  ])
  expect((await cashier.get(`admin/sales/${id}`)).body.data.refunded).toBe(240)
  shop.later(day)
  expect(await today(await shop.as('bilal'))).toEqual({
    sales: [],
    count: 0,
    total: 0,
    refunded: 0,
  })
})

test('the receipt of an order that was not sold at the counter is not found', async () => {
  const { shop, cashier } = await openCounter()
  const { _id } = await placed(await shop.as('amina'), buyNow())
  expect(await cashier.get(`admin/sales/${_id}`)).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
})

test('every other call of staff is refused to a cashier, and changes nothing', async () => {
  const { shop, own } = await openWithOrder()
  const cashier = await withCashier(shop)
  const before = await dumpOf(shop.db)
  const refused: string[] = []
  for (const [name, { access }] of Object.entries({ ...staffCalls, ...staffFiles })) {
    const needs = [access].flat()
    if (needs.every((one) => one === 'anyone' || allows('cashier', one as Permission))) continue
    const { status, body } = await sendExample(cashier, name as CallName, own)
    expect([name, status, body.code]).toEqual([name, 403, 'permission_missing'])
    refused.push(name)
  }
  expect(refused.length).toBeGreaterThan(150)
  expect(await dumpOf(shop.db)).toEqual(before)
})

test("a cashier's token sells at most", async () => {
  const { cashier } = await openCounter()
  const create = (permissions: string[]) =>
    cashier.post('admin/security/tokens', { name: 'Till', permissions, days: 7, password })
  expect((await create(['sale.read', 'sale.write'])).status).toBe(201)
  expect((await create(['sale.read', 'today.read'])).body.code).toBe('permission_missing')
})

test('no answer to a cashier has data of customers, also of a sale to one of them', async () => {
  const { shop, cashier } = await openCounter()
  const taken = await (
    await shop.as('clerk')
  ).post(
    'admin/orders',
    {
      ...(requests.adminTakeOrder.body as object),
      customerId: 'amina',
      contact: null,
      atCounter: true,
      address: '',
      total: 480,
    },
    onPurpose(),
  )
  const { id } = taken.body.data
  const answers = await Promise.all([
    cashier.get('admin/sales'),
    cashier.get(`admin/sales/${id}`),
    cashier.get('admin/sales/products?q=amina'),
    cashier.post('admin/sales/quote', { lines: two.lines }),
    sell(cashier),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
  const text = answers.map((answer) => answer.text).join('\n')
  expect(text).toContain(id)
  expect(text).not.toMatch(/amina|siddiqui|@|\+92|0300|contact|address|customer|loyaltyCard/i)
})
