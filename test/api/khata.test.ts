import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allEntries, readOpen } from '#shop/khata/khata.store.ts'
import { khataFilters, khataSorts } from '#shop/khata/khata-sorts.ts'
import { openCharges } from '#shop/khata/khata.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, onPurpose, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const onAccount = { paymentMethod: 'account' }
const order = (total = 630, quantity = 2, more: object = {}) =>
  cartOrder(total, [{ product: 'apples', quantity }], { ...onAccount, ...more })
const ask = (who: Caller, body: unknown = order()) => who.post('order/create', body, onPurpose())
const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

async function allow(by: Caller, who: string, limit = 2000, days = 30) {
  const { version } = (await by.get(`admin/khata/${who}`)).body.data
  const reply = await by.put(`admin/khata/${who}`, { isOn: limit > 0, limit, days, version })
  expect(reply.status).toBe(200)
}

async function deliver(by: Caller, id: string) {
  for (const status of ['packed', 'shipped', 'delivered'])
    expect(await by.patch(`admin/orders/${id}`, { status })).toMatchObject({ status: 200 })
}

async function open() {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  /** Sessions end meanwhile, so everybody logs in again. */
  const wait = async (time: number) => {
    shop.later(time)
    for (const [who, name] of [
      [clerk, 'clerk'],
      [amina, 'amina'],
    ] as const)
      for (const [cookie, value] of (await shop.as(name)).cookies) who.cookies.set(cookie, value)
  }
  return { shop, clerk, amina, wait }
}
const khataOf = async (by: Caller, who = 'amina', month = '') =>
  (await by.get(`admin/khata/${who}${month && `?month=${month}`}`)).body.data
const pay = (by: Caller, amount: unknown, more: object = {}, who = 'amina') =>
  by.post(`admin/khata/${who}/payments`, { id: randomUUID(), amount, method: 'cash', slip: '', ...more }) // prettier-ignore

test('nobody orders on account until staff allow it; then up to the limit', async () => {
  const { shop, clerk, amina } = await open()
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
  const { shop, clerk, amina } = await open()
  await allow(clerk, 'amina', 1300)
  const replies = await Promise.all([1, 2, 3, 4].map(() => ask(amina)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect((await khataOf(clerk)).reserved).toBe(1260)
  await sound(shop)
})

test('a delivery is charged once and collects nothing; a step back takes it off', async () => {
  const { shop, clerk, amina } = await open()
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

test('a payment is in the drawer of who took it, pays the oldest first, and counts once', async () => {
  const { shop, clerk, amina, wait } = await open()
  await allow(clerk, 'amina', 5000, 10)
  const deliverOne = async () => {
    await deliver(clerk, (await placed(amina, order()))._id)
    await wait(day)
  }
  await deliverOne()
  await deliverOne()
  const id = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => pay(clerk, '700', { id })))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await pay(clerk, 800, { id })).body.code).toBe('key_reused')
  expect((await pay(clerk, 100, { method: 'transfer' })).body.code).toBe('slip_missing')
  expect((await pay(clerk, 0)).status).toBe(400)
  await pay(clerk, 60, { method: 'transfer', slip: 'TX 12' })
  const khata = await khataOf(clerk)
  expect(khata.balance).toBe(500)
  expect(khata.entries.map(({ amount, open: rest }: Record<string, number>) => [amount, rest])).toEqual([
    [630, 0],
    [630, 500],
    [-700, 0],
    [-60, 0],
  ]) // prettier-ignore
  const { own } = (await clerk.get('admin/cash')).body
  expect(own).toMatchObject({
    balance: 700,
    entries: [
      { kind: 'khata', method: 'transfer', amount: 60, note: 'TX 12' },
      { kind: 'khata', method: 'cash', amount: 700, balanceAfter: 700 },
    ],
  })
  await sound(shop)
  const undo = { payment: id, reason: 'Somebody else’s' }
  const undone = () => clerk.post('admin/khata/amina/payments/undo', undo)
  expect((await undone()).body.data.balance).toBe(1200)
  expect((await undone()).body.data.balance).toBe(1200)
  expect((await clerk.get('admin/cash')).body.own.balance).toBe(0)
  const unknown = { payment: randomUUID(), reason: 'x' }
  expect((await clerk.post('admin/khata/amina/payments/undo', unknown)).status).toBe(404)
  await sound(shop)
})

test('what is overdue by more than the shop’s days refuses new orders; staff allow one with a reason', async () => {
  const { shop, clerk, amina, wait } = await open()
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
  const { shop, clerk, amina } = await open()
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

test('a statement of a month adds up; staff and the customer see the same figures', async () => {
  const { clerk, amina, wait } = await open()
  await allow(clerk, 'amina', 5000)
  await deliver(clerk, (await placed(amina, order()))._id)
  await pay(clerk, 100)
  await wait(40 * day)
  await pay(clerk, 30)
  const correction = { id: randomUUID(), amount: 70.5, reason: 'From the old book' }
  expect((await clerk.post('admin/khata/amina/corrections', correction)).status).toBe(201)
  const [first, second] = ['2025-01', '2025-02']
  expect(await khataOf(clerk, 'amina', first)).toMatchObject({ opening: 0, charged: 630, paid: 100, closing: 530 }) // prettier-ignore
  const later = await khataOf(clerk, 'amina', second)
  expect(later).toMatchObject({ opening: 530, charged: 70.5, paid: 30, closing: 570.5, balance: 570.5 }) // prettier-ignore
  expect(later.entries[1]).toMatchObject({ kind: 'correction', note: 'From the old book', by: 'Sana Clerk' }) // prettier-ignore
  const own = (await amina.get(`khata?month=${second}`)).body.data
  expect(own).toMatchObject({ opening: 530, closing: 570.5 })
  expect(JSON.stringify(own)).not.toContain('old book')
  expect((await amina.get('khata?month=2025-13')).status).toBe(400)
})

test('the list sorts customers by what is overdue, and leaves out who owes nothing', async () => {
  const { shop, clerk, amina, wait } = await open()
  await clerk.patch('admin/settings', { khataGraceDays: 100 })
  await allow(clerk, 'amina', 5000, 0)
  await allow(clerk, 'bilal', 5000, 30)
  await allow(clerk, 'hina', 5000, 30)
  await deliver(clerk, (await placed(amina, order()))._id)
  await wait(35 * day)
  await deliver(clerk, (await placed(amina, order()))._id)
  await deliver(clerk, (await placed(await shop.as('bilal'), order(1350, 5)))._id)
  await wait(60 * day)
  const list = async (query = '') => (await clerk.get(`admin/khata${query}`)).body
  const { data, total, owed } = await list()
  expect([total, owed]).toEqual([2, 2610])
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['bilal', 'amina'])
  expect(data[1]).toMatchObject({
    balance: 1260,
    daysOverdue: 95,
    ages: { notDue: 0, to30: 0, to60: 630, to90: 0, over90: 630 },
  })
  expect(data[0].ages).toEqual({ notDue: 0, to30: 1350, to60: 0, to90: 0, over90: 0 })
  expect(data[0].whatsappText).toContain('Rs. 1,350 is overdue')
  expect((await list('?sort=-overdue')).data[0].id).toBe('amina')
  // Each list has a statement of its own.
  for (const filter of khataFilters)
    for (const sort of khataSorts) {
      const ids = (await list(`?filter=${filter}&sort=${sort}`)).data.map(
        ({ id }: { id: string }) => id,
      )
      expect(ids.filter((id: string) => id !== 'hina')).toEqual(
        ['-balance', 'overdue', '-name'].includes(sort) ? ['bilal', 'amina'] : ['amina', 'bilal'],
      )
      expect(ids).toHaveLength(filter === 'all' ? 3 : 2)
    }
  expect((await list('?filter=all&sort=name')).data).toHaveLength(3)
  expect((await list('?q=bilal')).data).toHaveLength(1)
  expect((await list('?limit=1&page=2')).data[0].id).toBe('amina')
})

test('an account with a balance is not deleted, and a merge moves what it owes', async () => {
  const { shop, clerk, amina } = await open()
  const owner = await shop.as('owner')
  await allow(clerk, 'amina', 5000, 5)
  await deliver(clerk, (await placed(amina, order()))._id)
  await pay(clerk, 130)
  const password = 'a good long password'
  expect((await amina.post('user/deleteaccount', { password })).body.code).toBe(
    'account_awaits_khata',
  )
  expect((await owner.send('DELETE', 'admin/customers/amina')).body.code).toBe(
    'customer_awaits_khata',
  )
  expect((await owner.post('admin/customers/bilal/merge', { from: 'amina' })).status).toBe(200)
  expect(await khataOf(clerk, 'bilal')).toMatchObject({ balance: 500, isOn: true, limit: 5000 })
  await sound(shop)
  await pay(clerk, 600, {}, 'bilal')
  expect(await khataOf(clerk, 'bilal')).toMatchObject({ balance: -100, left: 5100, overdue: 0 })
  await sound(shop)
  const { data } = (await clerk.post('admin/customers/bilal/data', {})).body
  expect(data.khata).toHaveLength(2)
})

test('the ledger is only ever added to, but notes go with their account', async () => {
  const { shop, clerk, amina } = await open()
  await allow(clerk, 'amina', 5000)
  await deliver(clerk, (await placed(amina, order()))._id)
  await expect(shop.db.run`update khata_entry set amount = 1`).rejects.toThrow('only ever added to')
  await expect(shop.db.run`delete from khata_entry`).rejects.toThrow('only ever added to')
  await pay(clerk, 630, { method: 'transfer', slip: 'TX of Amina' })
  const deleted = await amina.post('user/deleteaccount', { password: 'a good long password' })
  expect(deleted.status).toBe(200)
  const notes = await shop.db.all<{ note: string }>`select distinct note from khata_entry`
  expect(notes).toEqual([{ note: '' }])
  await sound(shop)
})

test('cashiers take payments and change nothing else; nobody changes their own khata', async () => {
  const { clerk } = await open()
  expect((await pay(clerk, 10, {}, 'clerk')).body.code).toBe('own_khata')
  const terms = { isOn: true, limit: 10, days: 1, version: 0 }
  expect((await clerk.put('admin/khata/clerk', terms)).body.code).toBe('own_khata')
  expect((await clerk.put('admin/khata/owner', terms)).body.code).toBe('customer_is_staff')
  await clerk.put('admin/khata/hina', terms)
  expect((await clerk.put('admin/khata/hina', terms)).status).toBe(200) // a repeat
  expect((await clerk.put('admin/khata/hina', { ...terms, limit: 20 })).body.code).toBe('changed_meanwhile') // prettier-ignore
})

// Deliveries, steps back, payments and corrections of one customer in any order.
const deeds = fc.array(
  fc.record({
    what: fc.constantFrom('order', 'back', 'pay', 'undo', 'correct'),
    amount: fc.integer({ min: 1, max: 2000 }),
    minus: fc.boolean(),
  }),
  { minLength: 8, maxLength: 14 },
)

test('no balance drifts, whatever happens', async () => {
  const { shop, clerk, amina, wait } = await open()
  await allow(clerk, 'amina', 1500, 5)
  const delivered: string[] = []
  const payments: string[] = []
  const act = async ({ what, amount, minus }: { what: string; amount: number; minus: boolean }) => {
    if (what === 'order') {
      const reply = await ask(amina)
      expect([201, 409]).toContain(reply.status)
      if (reply.status !== 201) return
      await deliver(clerk, reply.body.data._id)
      delivered.push(reply.body.data._id)
    } else if (what === 'back' && delivered.length > 0) {
      const id = delivered.pop() ?? ''
      const { history } = (await clerk.get(`admin/orders/${id}`)).body.data
      const since = history.at(-1).at
      await clerk.post(`admin/orders/${id}/step-back`, { id: randomUUID(), from: 'delivered', since, reason: 'No' }) // prettier-ignore
      await clerk.patch(`admin/orders/${id}/cancel`, {})
    } else if (what === 'pay') {
      const id = randomUUID()
      await pay(clerk, amount, { id })
      payments.push(id)
    } else if (what === 'undo' && payments.length > 0)
      await clerk.post('admin/khata/amina/payments/undo', { payment: payments.pop() ?? '', reason: 'No' }) // prettier-ignore
    else if (what === 'correct')
      await clerk.post('admin/khata/amina/corrections', { id: randomUUID(), amount: minus ? -amount : amount, reason: 'Old' }) // prettier-ignore
  }
  for (const [some] of fc.sample(fc.tuple(deeds), { numRuns: 4, seed: 440 }))
    for (const deed of some) {
      await act(deed)
      await wait(day / 3)
    }
  const entries = await allEntries(shop.db, 'amina')
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.at(-1)?.balanceAfter).toBe(entries.reduce((all, { amount }) => all + amount, 0))
  expect(await readOpen(shop.db, 'amina')).toEqual(openCharges(entries))
  await sound(shop)
})
