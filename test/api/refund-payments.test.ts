import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countSales } from '#shop/reports/count-sales.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

/** An order of 2 apples and 1 chai for 1129.50, of which the chai (499.50) was taken back. */
async function openWithReturn() {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await delivered(
    shop,
    amina,
    cartOrder(1129.5, [
      { product: 'apples', quantity: 2 },
      { product: 'chai', quantity: 1 },
    ]),
  )
  return { shop, amina, clerk, id, returnId: await accepted(clerk, amina, id, 'chai') }
}

async function accepted(clerk: Caller, buyer: Caller, order: string, product: string, key = '') {
  const fields = { product, quantity: '1', kind: 'damaged', reason: 'Torn open' }
  const { body } = await buyer.form(`order/${order}/return${key && `?key=${key}`}`, fields)
  const { _id } = body.data.returns.at(-1)
  await clerk.patch(`admin/returns/${_id}`, { state: 'accepted' })
  return String(_id)
}

const payment = (returnId: string, more: object = {}) => ({
  id: randomUUID(),
  returnId,
  method: 'cash',
  note: 'By the rider',
  ...more,
})
const pay = (clerk: Caller, order: string, body: object) =>
  clerk.post(`admin/orders/${order}/refunds`, body)
const balance = (shop: TestShop) => shop.balanceOf('amina')

test('a refund is paid in cash once, and is on the order and in the audit', async () => {
  const { shop, clerk, id, returnId } = await openWithReturn()
  const before = await balance(shop)
  const body = payment(returnId)
  shop.later(1000)
  const reply = await pay(clerk, id, body)
  expect(reply).toMatchObject({ status: 201 })
  expect(reply.body.data.refunds).toEqual([
    {
      id: body.id,
      returnId,
      method: 'cash',
      amount: 499.5,
      points: 0,
      note: 'By the rider',
      at: new Date(shop.now()).toISOString(),
      by: 'Sana Clerk',
    },
  ])
  expect((await pay(clerk, id, body)).body).toEqual(reply.body)
  expect(await pay(clerk, id, payment(returnId, { method: 'points' }))).toMatchObject({
    status: 409,
    body: { code: 'refund_paid' },
  })
  expect(await balance(shop)).toBe(before)
  const { body: audit } = await clerk.get('admin/audit?kind=order.refunded')
  expect(audit.data).toMatchObject([
    {
      subject: id,
      changes: [
        { field: 'method', before: null, after: 'cash' },
        { field: 'amount', unit: 'rupees', before: null, after: 499.5 },
      ],
    },
  ])
  expect(audit.data).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('a refund is paid back as points, which can be spent at once and which the reports count as held', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  const before = (await balance(shop)) ?? 0
  const reply = await pay(clerk, id, payment(returnId, { method: 'points', note: '' }))
  expect(reply.body.data.refunds).toMatchObject([{ method: 'points', amount: 499.5, points: 500 }])
  expect(await balance(shop)).toBe(before + 500)
  const { body } = await amina.get('user/pointsstatement')
  expect(body.data[0]).toMatchObject({ reason: 'refunded', points: 500 })
  const { body: me } = await amina.get('user/me')
  expect(me).toMatchObject({ loyalty_points: before + 500, pending_points: 0 })
  await countSales(shop)
  await expectSoundLedger(shop)
  const { body: report } = await clerk.get('admin/reports/sales?days=7')
  expect(report.data.pointsHeld.points).toBe(before + 500)
  expect(report.data.total).toMatchObject({ pointsRefunded: 500, refunds: 49_950 })
})

test('two who pay one refund back at once do it once', async () => {
  const { shop, clerk, id, returnId } = await openWithReturn()
  const before = (await balance(shop)) ?? 0
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => pay(clerk, id, payment(returnId, { method: 'points' }))),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect(await balance(shop)).toBe(before + 500)
  await expectSoundLedger(shop)
})

test('refunds that are refused', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  const refused = async (who: Caller, order: string, body: object) => {
    const reply = await pay(who, order, body)
    return [reply.status, reply.body.code]
  }
  const other = await delivered(shop, amina)
  expect(await refused(clerk, other, payment(returnId))).toEqual([404, 'return_not_found'])
  expect(await refused(clerk, 'none', payment(returnId))).toEqual([404, 'return_not_found'])
  expect(await refused(clerk, id, payment('none'))).toEqual([404, 'return_not_found'])
  expect(await refused(clerk, id, payment(returnId, { note: ' ' }))).toEqual([
    400,
    'refund_note_missing',
  ])
  for (const bad of [{ id: 'mine' }, { method: 'gold' }, { note: 'x'.repeat(301) }, { note: null }])
    expect([bad, (await pay(clerk, id, payment(returnId, bad))).status]).toEqual([bad, 400])

  const key = (await shop.guest().post('order/create', buyNow(390, undefined, { contact }))).body
    .data
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${key._id}`, { status })
  const ofGuest = await accepted(clerk, shop.guest(), key._id, 'apples', key.key)
  expect(await refused(clerk, key._id, payment(ofGuest, { method: 'points' }))).toEqual([
    409,
    'refund_no_account',
  ])
  const first = payment(ofGuest)
  expect((await pay(clerk, key._id, first)).status).toBe(201)
  expect(await refused(clerk, id, payment(returnId, { id: first.id }))).toEqual([
    422,
    'refund_id_reused',
  ])
  await expectSoundLedger(shop)
})

const undo = (clerk: Caller, order: string, refund: string, reason = 'Another customer’s') =>
  clerk.post(`admin/orders/${order}/refunds/${refund}/undo`, { reason })

test('a refund recorded by mistake is undone once, and paid again', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  const body = payment(returnId)
  await pay(clerk, id, body)
  shop.later(1000)
  const reply = await undo(clerk, id, body.id)
  const { refunds, undoneRefunds } = reply.body.data
  expect([reply.status, refunds]).toEqual([200, []])
  expect(undoneRefunds).toMatchObject([
    { ...body, amount: 499.5, reason: 'Another customer’s', undoneBy: 'Sana Clerk' },
  ])
  expect((await undo(clerk, id, body.id, 'again')).body).toEqual(reply.body)
  const { body: audit } = await clerk.get('admin/audit?kind=order.refund-undone')
  expect(audit.data).toMatchObject([
    { subject: id, changes: [{ field: 'method', before: 'cash', after: null }, {}] },
  ])
  expect(audit.data).toHaveLength(1)
  await expectSoundLedger(shop)

  // The first call once more, late: it pays nothing.
  expect(await pay(clerk, id, body)).toMatchObject({ status: 409, body: { code: 'refund_undone' } })
  const points = payment(returnId, { method: 'points', note: '' })
  expect((await pay(clerk, id, points)).body.data.refunds).toMatchObject([{ points: 500 }])
  await accepted(clerk, amina, id, 'apples')
  await countSales(shop)
  await expectSoundLedger(shop)
})

test('a refund in points can be undone while spendable, and reports follow', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  const before = (await balance(shop)) ?? 0
  for (const time of [1, 2]) {
    const paid = payment(returnId, { method: 'points', note: '' })
    await pay(clerk, id, paid)
    const replies = await Promise.all([1, 2, 3].map(() => undo(clerk, id, paid.id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([time, await balance(shop)]).toEqual([time, before])
  }
  const { body } = await amina.get('user/pointsstatement')
  expect(body.data[0]).toMatchObject({ reason: 'refunded', points: -500 })
  await countSales(shop)
  await expectSoundLedger(shop)
  const { body: report } = await clerk.get('admin/reports/sales?days=7')
  expect(report.data.pointsHeld.points).toBe(before)
  expect(report.data.total).toMatchObject({ pointsRefunded: 0, refunds: 49_950 })

  const last = payment(returnId, { method: 'points', note: '' })
  await pay(clerk, id, last)
  // One bag of apples (390) takes all that there was before, and some of the refund.
  await placed(amina, buyNow(0, undefined, { redeempoints: 390 }))
  expect(await undo(clerk, id, last.id)).toMatchObject({
    status: 409,
    body: { code: 'refund_points_spent' },
  })
  await expectSoundLedger(shop)
})

test('refunds that cannot be undone', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  const body = payment(returnId)
  await pay(clerk, id, body)
  const other = await delivered(shop, amina)
  for (const [order, refund] of [
    [id, 'none'],
    ['none', body.id],
    [other, body.id],
  ] as const)
    expect(await undo(clerk, order, refund)).toMatchObject({
      status: 404,
      body: { code: 'refund_not_found' },
    })
  for (const reason of ['', ' ', 'x'.repeat(301)])
    expect([reason, (await undo(clerk, id, body.id, reason)).status]).toEqual([reason, 400])
  expect((await undo(amina, id, body.id)).status).toBe(403)
  await shop.db.run`update refund_payment set method = 'earlier'`
  expect(await undo(clerk, id, body.id)).toMatchObject({
    status: 409,
    body: { code: 'refund_unknown' },
  })
})

test('due refunds are counted and their orders listed until paid', async () => {
  const { shop, amina, clerk, id, returnId } = await openWithReturn()
  await delivered(shop, amina)
  const due = async (query = '') => {
    const { refunds } = (await clerk.get('admin/today')).body.data
    const { body } = await clerk.get(`admin/orders?refund=due${query}`)
    return [refunds, body.data.map((order: { id: string }) => order.id)]
  }
  expect(await due()).toEqual([{ orders: 1, amount: 499.5 }, [id]])
  const second = await accepted(clerk, amina, id, 'apples')
  expect(await due('&channel=online')).toEqual([{ orders: 1, amount: 739.5 }, [id]])
  expect((await due('&status=cancelled'))[1]).toEqual([])
  const body = payment(returnId)
  await pay(clerk, id, body)
  await pay(clerk, id, payment(second))
  expect(await due()).toEqual([{ orders: 0, amount: 0 }, []])
  await undo(clerk, id, body.id)
  expect(await due()).toEqual([{ orders: 1, amount: 499.5 }, [id]])
  expect((await clerk.get('admin/orders?refund=paid')).status).toBe(400)
  await expectSoundLedger(shop)
})
