import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appoint, dismiss } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, cartOrder, contact, onPurpose, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const enter = (who: Caller, kind: string, amount: unknown, more: object = {}) =>
  who.post('admin/cash/entries', {
    id: randomUUID(),
    kind,
    amount,
    note: '',
    holder: null,
    ...more,
  })
const cashOf = async (who: Caller) => (await who.get('admin/cash')).body
const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

async function deliver(shop: TestShop, by: Caller, more: object = {}): Promise<string> {
  const { _id: id } = await placed(shop.guest(), cartOrder(630, undefined, { contact, ...more }))
  for (const status of ['packed', 'shipped', 'delivered'])
    expect(await by.patch(`admin/orders/${id}`, { status })).toMatchObject({ status: 200 })
  return id
}

/** Pieces of notes that come to so many rupees. */
const notesOf = (rupees: number) => ({ '1': rupees })

test('what is collected, spent and handed over is in the drawer of whoever did it', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect(await cashOf(clerk)).toEqual({ data: [], own: null })
  expect(await enter(clerk, 'float', '2,000')).toMatchObject({ status: 201, body: { data: { balance: 2000 } } }) // prettier-ignore
  const id = await deliver(shop, clerk)
  await deliver(shop, clerk, { paymentMethod: 'card' })
  expect((await enter(clerk, 'expense', 150, { note: 'Fuel' })).body.data.balance).toBe(2480)
  expect((await enter(clerk, 'handed-over', 2000, { note: 'Tariq' })).body.data.balance).toBe(480)
  const { own } = await cashOf(clerk)
  expect(own.entries.map(({ kind, method, amount, balanceAfter }: Record<string, unknown>) => [kind, method, amount, balanceAfter])).toEqual([
    ['handed-over', 'cash', -2000, 480],
    ['expense', 'cash', -150, 2480],
    ['order', 'card', 630, 2630],
    ['order', 'cash', 630, 2630],
    ['float', 'cash', 2000, 2000],
  ]) // prettier-ignore
  expect(own.entries[3].orderId).toBe(id)
  await sound(shop)
})

test('bad amounts are refused and change nothing; a repeated entry is one', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  for (const amount of [0, -5, '1e9', 'all', 1.005])
    expect((await enter(clerk, 'float', amount)).status, `${amount}`).toBe(400)
  expect(await enter(clerk, 'expense', 10)).toMatchObject({ status: 400, body: { code: 'cash_note_missing' } }) // prettier-ignore
  expect((await enter(clerk, 'handed-over', 10)).body.code).toBe('cash_taker_missing')
  expect(await enter(clerk, 'handed-over', 10, { note: 'Tariq' })).toMatchObject({ status: 409, body: { code: 'cash_not_there' } }) // prettier-ignore
  const twice = { id: randomUUID() }
  const replies = await Promise.all([1, 2, 3].map(() => enter(clerk, 'float', 500, twice)))
  expect(replies.map(({ body }) => body.data.balance)).toEqual([500, 500, 500])
  expect(await enter(clerk, 'float', 600, twice)).toMatchObject({ status: 422, body: { code: 'key_reused' } }) // prettier-ignore
  await sound(shop)
})

test('a count ends the drawer: a small difference is entered, a large one waits for somebody else', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  await deliver(shop, clerk)
  const { own } = await cashOf(clerk)
  const close = (rupees: number, seen: number, note = '') =>
    clerk.post(`admin/cash/${own.id}/close`, { notes: notesOf(rupees), seen, note, taker: 'Tariq' })
  expect(await close(630, 600)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const closed = await close(400, 630, 'A note is missing')
  expect(closed.body.data).toMatchObject({
    balance: 0,
    closed: { counted: 400, difference: -230, needsApproval: true, approved: null },
  })
  expect((await close(400, 630, 'A note is missing')).status).toBe(200) // a repeat
  expect((await close(400, 630, 'Another note')).status).toBe(409)
  expect(await close(500, 630)).toMatchObject({ status: 409, body: { code: 'drawer_closed' } })
  const approve = (who: Caller) => who.post(`admin/cash/${own.id}/approve`, {})
  expect(await approve(clerk)).toMatchObject({ status: 403, body: { code: 'own_drawer' } })
  expect((await approve(owner)).body.data.closed.approved).not.toBeNull()
  expect((await approve(owner)).status).toBe(200)
  // The next order opens a new drawer.
  await deliver(shop, clerk)
  expect((await cashOf(clerk)).own).toMatchObject({ balance: 630 })
  await sound(shop)
})

test('a delivery taken back, and another way of paying, follow the money', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const id = await deliver(shop, clerk)
  const paid = (who: Caller, body: object) =>
    who.post(`admin/orders/${id}/paid`, { id: randomUUID(), method: 'card', slip: '', ...body })
  expect(await paid(clerk, {})).toMatchObject({ status: 400, body: { code: 'slip_missing' } })
  const once = { id: randomUUID(), slip: '4711' }
  for (let again = 0; again < 2; again++) expect((await paid(clerk, once)).status).toBe(200)
  expect((await cashOf(clerk)).own).toMatchObject({ balance: 0 })
  expect((await paid(clerk, { ...once, slip: '4712' })).status).toBe(422)
  expect((await paid(clerk, { slip: '4712' })).status).toBe(200) // the right number
  expect((await paid(owner, { method: 'cash' })).status).toBe(200) // of somebody else
  expect((await cashOf(clerk)).own).toMatchObject({ balance: 630 })
  const { history } = (await clerk.get(`admin/orders/${id}`)).body.data
  const back = { id: randomUUID(), from: 'delivered', since: history.at(-1).at, reason: 'Nobody there' } // prettier-ignore
  expect((await owner.post(`admin/orders/${id}/step-back`, back)).status).toBe(200)
  expect((await cashOf(clerk)).own).toMatchObject({ balance: 0 })
  expect(await paid(clerk, once)).toMatchObject({ status: 200 }) // a late retry
  expect(await paid(clerk, { slip: '1' })).toMatchObject({ status: 409, body: { code: 'order_not_paid' } }) // prettier-ignore
  await sound(shop)
})

test('who may not see others sees only their own drawer, and enters nothing into another', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const [packer, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const { id } = (await enter(owner, 'float', 100)).body.data
  await enter(packer, 'float', 50)
  expect((await cashOf(packer)).data).toHaveLength(1)
  expect((await packer.get(`admin/cash/${id}`)).status).toBe(404)
  expect((await packer.get('admin/cash/day')).status).toBe(403)
  const { holder } = (await cashOf(owner)).own
  expect((await enter(packer, 'float', 5, { holder: holder.id })).status).toBe(403)
  expect((await packer.post(`admin/cash/${id}/close`, { notes: {}, seen: 100, note: '' })).status).toBe(403) // prettier-ignore
  const own = (await cashOf(packer)).own.holder.id
  expect((await enter(owner, 'float', 25, { holder: own })).body.data.balance).toBe(75)
  expect((await enter(owner, 'float', 25, { holder: 'nobody' })).status).toBe(404)
})

test('the report of a day adds up by person, kind and method', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  await deliver(shop, clerk)
  await deliver(shop, owner, { paymentMethod: 'card' })
  const { sums } = (await owner.get('admin/cash/day')).body.data
  expect(sums.map(({ kind, method, amount }: Record<string, unknown>) => [kind, method, amount]).toSorted()).toEqual([
    ['order', 'card', 630],
    ['order', 'cash', 630],
  ]) // prettier-ignore
  expect((await owner.get('admin/cash/day?day=2020-01-01')).body.data.sums).toEqual([])
})

test('who counted for somebody else does not approve it', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'manager', 0))
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  await enter(clerk, 'float', 500)
  const { own } = await cashOf(clerk)
  await owner.post(`admin/cash/${own.id}/close`, {
    notes: notesOf(1),
    seen: 500,
    note: '',
    taker: 'Tariq',
  })
  expect((await owner.post(`admin/cash/${own.id}/approve`, {})).status).toBe(403)
  expect((await (await shop.as('bilal')).post(`admin/cash/${own.id}/approve`, {})).status).toBe(200)
})

test('change stays for the next day, and somebody takes the rest', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await deliver(shop, clerk)
  const { own } = await cashOf(clerk)
  const close = (more: object) =>
    clerk.post(`admin/cash/${own.id}/close`, { notes: notesOf(630), seen: 630, note: '', ...more })
  expect(await close({ kept: 630.5 })).toMatchObject({ status: 409, body: { code: 'cash_not_there' } }) // prettier-ignore
  expect(await close({ kept: 500 })).toMatchObject({ status: 400, body: { code: 'cash_taker_missing' } }) // prettier-ignore
  expect((await close({ kept: 'much', taker: 'Tariq' })).status).toBe(400)
  const replies = await Promise.all([1, 2].map(() => close({ kept: 500, taker: 'Tariq' })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[1]?.body.data.closed).toMatchObject({ counted: 630, kept: 500, taker: 'Tariq' })
  const next = (await cashOf(clerk)).own
  expect(next).toMatchObject({ balance: 500, entries: [{ kind: 'kept', amount: 500, canTakeBack: false }] }) // prettier-ignore
  const { entries } = (await clerk.get(`admin/cash/${own.id}`)).body.data
  expect(entries).toMatchObject([
    { kind: 'handed-over', amount: -130, note: 'Tariq' },
    { kind: 'kept', amount: -500 },
    { kind: 'order', amount: 630 },
  ])
  // Nothing is left to be taken.
  const all = { notes: notesOf(500), seen: 500, note: '', kept: 500 }
  expect((await clerk.post(`admin/cash/${next.id}/close`, all)).status).toBe(200)
  expect((await cashOf(clerk)).own.balance).toBe(500)
  await sound(shop)
})

test('what was entered by mistake is taken back once, by a contrary entry with the reason', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'packer', 0))
  const [clerk, bilal] = [await shop.as('clerk'), await shop.as('bilal')]
  const [float, expense] = [randomUUID(), randomUUID()]
  await enter(clerk, 'float', 1000, { id: float })
  await enter(clerk, 'expense', 900, { id: expense, note: 'Fuel' })
  const back = (id: string, by = clerk) => by.post(`admin/cash/entries/${id}/back`, { reason: 'It was 90' }) // prettier-ignore
  expect((await back(float)).body.code).toBe('cash_not_there')
  expect((await back(expense, bilal)).status).toBe(403)
  const replies = await Promise.all([1, 2, 3].map(() => back(expense)))
  expect(replies.map(({ body }) => body.data.balance)).toEqual([1000, 1000, 1000])
  const { own } = await cashOf(clerk)
  expect(own.entries).toMatchObject([
    { kind: 'expense', amount: 900, note: 'It was 90', canTakeBack: false },
    { kind: 'expense', amount: -900, canTakeBack: false },
    { kind: 'float', amount: 1000, canTakeBack: true },
  ])
  expect((await back(own.entries[0].id)).status).toBe(400) // not the contrary entry
  const { sums } = (await clerk.get('admin/cash/day')).body.data
  expect(sums).toContainEqual(expect.objectContaining({ kind: 'expense', amount: 0 }))
  const order = await deliver(shop, clerk)
  const [paid] = (await cashOf(clerk)).own.entries
  expect(paid.orderId).toBe(order)
  expect((await back(paid.id)).status).toBe(404) // the shop made it
  const count = { notes: notesOf(1630), seen: 1630, note: '', taker: 'Tariq' }
  await clerk.post(`admin/cash/${own.id}/close`, count)
  expect((await back(float)).body.code).toBe('drawer_closed')
  await sound(shop)
})

test('a day is a file with the entries of each drawer', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const id = await deliver(shop, clerk)
  await enter(owner, 'float', 500, { note: '=1+1' })
  const sale = { lines: [{ productId: 'apples', quantity: 1 }], total: 240 }
  const sold = (await owner.post('admin/sales', sale, onPurpose())).body.data.id
  const reply = await owner.get('admin/cash/day/csv')
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = reply.text.trim().split('\r\n').map((line) => line.split(',')) // prettier-ignore
  expect(lines.map((cells) => [cells[0], ...cells.slice(3, 9)])).toEqual([
    ['Person', 'What', 'Paid by', 'Amount (Rs.)', 'Cash in the drawer (Rs.)', 'Order', 'Note'],
    ['Sana Clerk', 'Order paid', 'Cash', '630', '630', id.slice(0, 7), ''],
    ['Tariq Owner', 'Change put in', 'Cash', '500', '500', '', `"'=1+1"`],
    ['Tariq Owner', 'Counter sale', 'Cash', '240', '740', sold.slice(0, 7), ''],
  ])
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  expect((await (await shop.as('clerk')).get('admin/cash/day/csv')).status).toBe(403)
})

test('the database refuses to change or remove an entry', async () => {
  const shop = await openShop()
  await enter(await shop.as('clerk'), 'float', 500)
  await expect(shop.db.run`update cash_entry set amount = 1`).rejects.toThrow('only ever added to')
  await expect(shop.db.run`delete from cash_entry`).rejects.toThrow('only ever added to')
})

test('who runs the shop alone needs no second person', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => dismiss(tx, 'clerk'))
  const owner = await shop.as('owner')
  const { id, balance: seen } = (await enter(owner, 'float', 500)).body.data
  const count = { notes: notesOf(1), seen, note: '', taker: 'Tariq' }
  const { closed } = (await owner.post(`admin/cash/${id}/close`, count)).body.data
  expect(closed).toMatchObject({ difference: -499, needsApproval: false })
})

test('a counter sale is in the drawer of who sold, and its refund in cash comes out of it', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const sale = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
  const { id } = (await owner.post('admin/sales', sale, onPurpose())).body.data
  expect((await cashOf(owner)).own).toMatchObject({ balance: 480, entries: [{ kind: 'order', isSale: true }] }) // prettier-ignore
  const lines = [{ productId: 'apples', quantity: 1, restock: true }]
  const refund = { cash: 240, pointsBack: 0, pointsTaken: 0 }
  const back = { lines, kind: 'unwanted', reason: 'Rung up twice', refund }
  const reply = await owner.post(`admin/orders/${id}/returns`, back, onPurpose())
  expect(reply.status, reply.text).toBe(201)
  expect((await cashOf(owner)).own).toMatchObject({ balance: 240 })
  await sound(shop)
})

test('whatever people do at once, the cash desk stays sound', async () => {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const step = fc.record({
    by: fc.constantFrom(clerk, owner),
    what: fc.constantFrom('deliver', 'float', 'expense', 'hand-over', 'count', 'card'),
    amount: fc.integer({ min: 1, max: 900 }),
  })
  const act = async ({ by, what, amount }: { by: Caller; what: string; amount: number }) => {
    if (what === 'deliver') return deliver(shop, by)
    if (what === 'card') {
      const id = await deliver(shop, by)
      return by.post(`admin/orders/${id}/paid`, { id: randomUUID(), method: 'card', slip: 'x' })
    }
    if (what !== 'count')
      return enter(by, what === 'hand-over' ? 'handed-over' : what, amount, { note: 'x' })
    const { own } = await cashOf(by)
    const kept = amount % 100
    const count = {
      notes: notesOf(amount),
      seen: own?.balance ?? 0,
      note: '',
      kept,
      taker: 'Tariq',
    }
    return own && by.post(`admin/cash/${own.id}/close`, count)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      await Promise.all(steps.map(act))
      await sound(shop)
    }),
    { numRuns: 8 },
  )
})
