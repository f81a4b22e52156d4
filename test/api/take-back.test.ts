import { expect, test } from 'vitest'
import { countSales } from '#shop/reports/count-sales.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, delivered, onPurpose } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const two = { productId: 'apples', quantity: 2, restock: true }
const chai = { productId: 'chai', quantity: 1, restock: false }
const noPoints = { pointsBack: 0, pointsTaken: 0 }

/** A sale at the counter of 2 apples for 480 and a chai for 499.50. */
async function sold(clerk: Caller, more: object = {}): Promise<string> {
  const lines = [two, chai].map(({ productId, quantity }) => ({ productId, quantity }))
  const sale = { atCounter: true, address: '', total: 979.5, lines }
  const body = { ...(requests.adminTakeOrder.body as object), ...sale, ...more }
  const reply = await clerk.post('admin/orders', body, onPurpose())
  expect(reply.status, reply.text).toBe(201)
  return reply.body.data.id
}

const body = (lines: readonly object[], refund: object, more: object = {}) => ({
  lines,
  kind: 'unwanted',
  reason: 'Rung up twice',
  refund: { ...noPoints, ...refund },
  ...more,
})
const quote = (clerk: Caller, id: string, lines: readonly object[], kind = 'unwanted') =>
  clerk.post(`admin/orders/${id}/returns/quote`, { lines, kind })
const takeBack = (clerk: Caller, id: string, sent: object, headers = onPurpose()) =>
  clerk.post(`admin/orders/${id}/returns`, sent, headers)

async function sound(shop: TestShop) {
  await countSales(shop)
  await expectSoundLedger(shop)
}

test('a counter sale is taken back: money, stock, points, audit and reports follow', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const id = await sold(clerk, { customerId: 'amina', contact: null })
  const [stock, points] = [await shop.stockOf('apples'), await shop.balanceOf('amina')]
  const quoted = await quote(clerk, id, [two])
  expect(quoted.body.data).toEqual({ cash: 480, pointsBack: 0, pointsTaken: 16 })
  shop.later(1000)
  const reply = await takeBack(clerk, id, body([two], quoted.body.data))
  expect(reply.status, reply.text).toBe(201)
  const { returns, refunds } = reply.body.data
  expect(returns).toMatchObject([
    {
      productId: 'apples',
      quantity: 2,
      kind: 'unwanted',
      reason: 'Rung up twice',
      state: 'accepted',
      createdBy: 'Sana Clerk',
      refund: { cash: 480, pointsBack: 0, pointsTaken: 16 },
    },
  ])
  expect(refunds).toMatchObject([
    { returnId: returns[0].id, method: 'cash', amount: 480, points: 0, by: 'Sana Clerk' },
  ])
  expect(await shop.stockOf('apples')).toBe((stock ?? 0) + 2)
  expect(await shop.balanceOf('amina')).toBe((points ?? 0) - 16)
  const kinds = await shop.db.all<{ kind: string }>`
    select kind from event where at = ${shop.now()} and actor = 'clerk' order by seq`
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'return.requested',
    'return.accepted',
    'order.refunded',
  ])
  await sound(shop)
  const { total } = (await clerk.get('admin/reports/sales?days=7')).body.data
  expect(total).toMatchObject({ refunds: 48_000 })
  expect((await clerk.get('admin/returns?state=accepted')).body.data).toMatchObject([
    { createdBy: 'Sana Clerk', restocked: true },
  ])
  const mine = (await (await shop.as('amina')).get(`order/${id}`)).body.data.returns
  expect(mine).toMatchObject([{ bystaff: true, reason: 'Rung up twice' }])
  const mail = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'return-accepted')
  expect(mail).toHaveLength(1)
})

test('several lines at once refund what was paid, and perishable goods may go back at the counter', async () => {
  const shop = await openShop()
  await shop.db.run`update product set perishable = 1 where id = 'apples'`
  const clerk = await shop.as('clerk')
  const id = await sold(clerk, { paymentMethod: 'card', customerId: 'amina', contact: null })
  const { cash, ...points } = (await quote(clerk, id, [chai, two])).body.data
  const reply = await takeBack(clerk, id, body([chai, two], { cash, ...points }))
  expect(reply.status, reply.text).toBe(201)
  expect(reply.body.data.refunds).toMatchObject([{ method: 'transfer' }, { method: 'transfer' }])
  const mail = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'return-accepted')
  expect(mail).toMatchObject([
    { order: { lines: [{ quantity: 2 }, { quantity: 1 }], refund: { cash: 97_950, ...points } } },
  ])
  expect(points.pointsTaken).toBeGreaterThan(0)
  expect((await takeBack(clerk, id, body([two], { cash: 480 }))).body.code).toBe(
    'take_back_too_many',
  )
  await sound(shop)
})

test('goods of a delivered order are taken back after the three days, and the refund is due', async () => {
  const shop = await openShop()
  const id = await delivered(shop, await shop.as('amina'))
  shop.later(10 * 24 * 60 * 60_000)
  const seen = { cash: 240, pointsTaken: 8 }
  const clerk = await shop.as('clerk')
  const late = await takeBack(clerk, id, body([{ ...two, quantity: 1 }], seen))
  expect(late.status, late.text).toBe(201)
  expect(late.body.data).toMatchObject({ refunds: [], returns: [{ createdBy: 'Sana Clerk' }] })
  const { refunds } = (await clerk.get('admin/today')).body.data
  expect(refunds).toEqual({ orders: 1, amount: 240 })
  await sound(shop)
})

test('what cannot be taken back is refused, and nothing is written', async () => {
  const shop = await openShop()
  await shop.db.run`update product set perishable = 1 where id = 'chai'`
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const products = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const placedOnly = (await amina.post('order/create', cartOrder(), onPurpose())).body.data._id
  const id = await delivered(shop, amina, cartOrder(1129.5, products))
  await amina.form(`order/${id}/return`, {
    product: 'apples',
    quantity: '1',
    kind: 'unwanted',
    reason: 'Too many',
  })
  const before = await dumpOf(shop.db)
  const right = { cash: 499.5, pointsTaken: 24 }
  const rows: [order: string, lines: object[], status: number, code: string, more?: object][] = [
    ['none', [chai], 404, 'order_not_found'],
    [placedOnly, [two], 409, 'return_not_delivered'],
    [id, [], 400, 'does_not_fit'],
    [id, [{ ...chai, productId: 'atta' }], 400, 'return_nothing'],
    [id, [chai, chai], 400, 'return_nothing'],
    [id, [two], 409, 'take_back_open'],
    [id, [{ ...chai, quantity: 2 }], 409, 'take_back_too_many'],
    [id, [{ ...chai, restock: true }], 409, 'return_not_sellable'],
    [id, [chai], 400, 'does_not_fit', { reason: ' ' }],
    [id, [chai], 409, 'take_back_changed', { refund: { ...noPoints, cash: 499.5 } }],
    [id, [chai], 409, 'take_back_changed', { refund: { ...noPoints, ...right, cash: 499 } }],
  ]
  for (const [order, lines, status, code, more] of rows) {
    const reply = await takeBack(clerk, order, body(lines, right, more))
    expect([code, reply.status, reply.body.code]).toEqual([code, status, code])
  }
  const changed = await takeBack(clerk, id, body([chai], { cash: 1 }))
  expect(changed.body).toMatchObject({
    message: 'The refund has changed to Rs. 499.50. Please check it again.',
    expected: { total: 499.5 },
  })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('two staff at once take it back once; a repeated call answers again', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const id = await sold(clerk)
  const sent = body([two], { cash: 480 })
  const [key, other] = [onPurpose(), onPurpose()]
  const replies = await Promise.all([
    takeBack(clerk, id, sent, key),
    takeBack(clerk, id, sent, key),
    takeBack(owner, id, sent, other),
  ])
  const statuses = replies.map(({ status }) => status).toSorted()
  // Either colleague is first; a repeat of the refused one is refused too.
  expect([
    [201, 201, 409],
    [201, 409, 409],
  ]).toContainEqual(statuses)
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('take_back_too_many')
  const { data } = (await clerk.get(`admin/orders/${id}`)).body
  expect([data.returns.length, data.refunds.length]).toEqual([1, 1])
  await sound(shop)
})

test('customer and staff at once: one return of each item', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const id = await delivered(shop, amina)
  const [asked, taken] = await Promise.all([
    amina.form(`order/${id}/return`, {
      product: 'apples',
      quantity: '2',
      kind: 'unwanted',
      reason: 'Too many',
    }),
    takeBack(clerk, id, body([two], { cash: 480, pointsTaken: 16 })),
  ])
  const statuses = [asked.status, taken.status]
  expect([
    [201, 409],
    [400, 201],
  ]).toContainEqual(statuses)
  expect((await clerk.get('admin/returns')).body.total).toBe(1)
  await sound(shop)
})
