import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allow, ask, day, deliver, khataOf, openKhata, order, sound } from '../support/khata.ts'
import { onPurpose, placed } from '../support/orders.ts'

test('nobody orders on account until staff allow it; then up to the limit', async () => {
  const { shop, clerk, amina } = await openKhata()
  expect(await ask(amina)).toMatchObject({ status: 409, body: { code: 'khata_off' } })
  expect(await ask(shop.guest(), order(630, 2, { contact: { name: 'Bushra', phone: '03001234567' } }))).toMatchObject({ status: 409, body: { code: 'khata_off' } }) // prettier-ignore
  await allow(clerk, 'amina', 1300)
  expect((await amina.get('khata')).body.data).toMatchObject({
    isOn: true,
    limit: 1300,
    left: 1300,
  })
  expect((await ask(amina)).body.data).toMatchObject({ paymentMethod: 'account', hold: null })
  expect((await amina.get('khata')).body.data).toMatchObject({
    balance: 0,
    reserved: 630,
    left: 670,
  })
  await placed(amina, order())
  const refused = await ask(amina)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'khata_limit', expected: { total: 630, left: 40, limit: 1300 } },
  })
  expect(refused.body.message).toBe(
    'This order comes to Rs. 630, but only Rs. 40 of the limit of Rs. 1,300 is left on account.',
  )
  await allow(clerk, 'amina', 0)
  expect((await ask(amina)).body.code).toBe('khata_off')
  await sound(shop)
})

test('two orders at one moment never exceed the limit', async () => {
  const { shop, clerk, amina } = await openKhata()
  await allow(clerk, 'amina', 1300)
  const replies = await Promise.all([1, 2, 3, 4].map(() => ask(amina)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect((await khataOf(clerk)).reserved).toBe(1260)
  await sound(shop)
})

test('a delivery is charged once and collects nothing; a step back takes it off', async () => {
  const { shop, clerk, amina } = await openKhata()
  await allow(clerk, 'amina')
  const { _id: id } = await placed(amina, order())
  await deliver(clerk, id)
  expect((await clerk.get('admin/cash')).body).toEqual({ data: [], own: null })
  expect(await khataOf(clerk)).toMatchObject({
    balance: 630,
    reserved: 0,
    left: 1370,
    overdue: 0,
    entries: [{ kind: 'order', amount: 630, balanceAfter: 630, open: 630, order: { id } }],
  })
  const { body } = await clerk.get(`admin/orders/${id}`)
  expect(body.data).toMatchObject({ paymentMethod: 'account', collected: [] })
  const since = body.data.history.at(-1).at
  const back = { id: randomUUID(), from: 'delivered', since, reason: 'Not there yet' }
  expect((await clerk.post(`admin/orders/${id}/step-back`, back)).status).toBe(200)
  expect(await khataOf(clerk)).toMatchObject({ balance: 0, reserved: 630 })
  await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })
  expect(await khataOf(clerk)).toMatchObject({ balance: 630, reserved: 0 })
  await sound(shop)
})

test('what is overdue by more than the shop’s days refuses new orders; staff allow one with a reason', async () => {
  const { shop, clerk, amina, wait } = await openKhata()
  await allow(clerk, 'amina', 5000, 7)
  await clerk.patch('admin/settings', { khataGraceDays: 3 })
  await deliver(clerk, (await placed(amina, order()))._id)
  await wait(10 * day)
  await placed(amina, order())
  await wait(day)
  const refused = await ask(amina)
  expect(refused).toMatchObject({ status: 409, body: { code: 'khata_overdue', days: 4, expected: { overdue: 630 } } }) // prettier-ignore
  expect(refused.body.message).toContain('Rs. 630 on account has been overdue for 4 days')
  const phone = {
    customerId: 'amina',
    lines: [{ productId: 'apples', quantity: 2 }],
    atCounter: true,
    addressId: null,
    address: '',
    redeemPoints: 0,
  }
  const { data: quote } = (await clerk.post('admin/orders/quote', phone)).body
  expect(quote).toMatchObject({ total: 480, khata: { limit: 5000, left: 3740, overdue: 630, daysOverdue: 4, graceDays: 3 } }) // prettier-ignore
  const taken = { ...phone, contact: null, paymentMethod: 'account', note: '', total: 480 }
  expect((await clerk.post('admin/orders', taken, onPurpose())).body.code).toBe('khata_overdue')
  const khataReason = 'Pays tomorrow'
  const allowed = await clerk.post('admin/orders', { ...taken, khataReason }, onPurpose())
  expect(allowed).toMatchObject({ status: 201, body: { data: { status: 'delivered', notes: [{ text: khataReason }] } } }) // prettier-ignore
  expect(await khataOf(clerk)).toMatchObject({ balance: 1110, reserved: 630 })
  const audit = await shop.db.all<{
    kind: string
  }>`select kind from event where kind = 'order.khata-allowed'`
  expect(audit).toHaveLength(1)
  await sound(shop)
})

test('a return is credited; when that is undone it is due again', async () => {
  const { shop, clerk, amina } = await openKhata()
  await allow(clerk, 'amina')
  const { _id: id } = await placed(amina, order())
  await deliver(clerk, id)
  const lines = [{ productId: 'apples', quantity: 1, restock: false }]
  const { data: seen } = (await clerk.post(`admin/orders/${id}/returns/quote`, { lines, kind: 'unwanted' })).body // prettier-ignore
  const reply = await clerk.post(`admin/orders/${id}/returns`, { lines, kind: 'unwanted', reason: 'Too many', refund: seen }) // prettier-ignore
  expect(reply.body.data.refunds).toMatchObject([{ method: 'account', amount: 240 }])
  expect((await khataOf(clerk)).balance).toBe(390)
  await sound(shop)
  const paid = reply.body.data.refunds[0]
  await clerk.post(`admin/orders/${id}/refunds/${paid.id}/undo`, { reason: 'Not yet' })
  expect((await khataOf(clerk)).balance).toBe(630)
  const again = { id: randomUUID(), returnId: paid.returnId, method: 'account', note: '' }
  await clerk.post(`admin/orders/${id}/refunds`, again)
  expect((await khataOf(clerk)).balance).toBe(390)
  await sound(shop)
})
