import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { allowManyOrders, contact } from '../support/orders.ts'
import { assigned, guestOrder, stopAction } from '../support/runs.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

/** An order of 1,400 of which the clerk collected 1,000 at the door. */
async function deliverShort(shop: TestShop, clerk: Caller, collected = 1000) {
  const { ids } = await assigned(shop, clerk, 1)
  const id = String(ids[0])
  for (const status of ['packed', 'shipped']) await clerk.patch(`admin/orders/${id}`, { status })
  const less = stopAction(shop, id, 'paid-less', { collected, reason: 'Had no more' })
  expect((await clerk.post('admin/run/actions', less)).status).toBe(200)
  return { id, ...actsOn(id, clerk) }
}

const actsOn = (id: string, clerk: Caller) => ({
  order: async () => (await clerk.get(`admin/orders/${id}`)).body.data,
  pay: (amount: unknown, more: object = {}, by = clerk) =>
    by.post(`admin/orders/${id}/late-payments`, { id: randomUUID(), amount, method: 'cash', slip: '', ...more }), // prettier-ignore
  writeOff: (amount: number, by: Caller, more: object = {}) =>
    by.post(`admin/orders/${id}/write-off`, { id: randomUUID(), amount, reason: 'Moved away', ...more }), // prettier-ignore
})

const takeBack = (by: Caller, entry: string) =>
  by.post(`admin/cash/entries/${entry}/back`, { reason: 'A mistake' })
const cashOf = async (who: Caller) => (await who.get('admin/cash')).body.own
const toDo = async (who: Caller) => (await who.get('admin/today')).body.data.uncollected

test('an order that was paid short is paid later in parts, and leaves the to-do list when all is there', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const { id, order, pay } = await deliverShort(shop, clerk)
  expect(await toDo(owner)).toEqual({ orders: 1, amount: 400 })
  const listed = async () => (await owner.get('admin/orders?uncollected=yes')).body.data.map((one: { id: string }) => one.id) // prettier-ignore
  expect(await listed()).toEqual([id])
  expect((await pay(0)).status).toBe(400)
  expect((await pay(400.5)).body.code).toBe('above_missing')
  expect((await pay(100, { method: 'transfer' })).body.code).toBe('slip_missing')
  const once = { id: randomUUID(), method: 'transfer', slip: 'TRX 4' }
  const replies = await Promise.all([1, 2, 3].map(() => pay('150', once)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await pay(160, once)).body.code).toBe('key_reused')
  expect((await cashOf(clerk)).balance).toBe(1000)
  expect(await toDo(owner)).toEqual({ orders: 1, amount: 250 })
  await sound(shop)
  shop.later(1000)
  expect((await pay(250, {}, owner)).status).toBe(201)
  expect((await cashOf(owner)).balance).toBe(250)
  expect(await toDo(owner)).toEqual({ orders: 0, amount: 0 })
  expect(await listed()).toEqual([])
  expect((await pay(1)).body.code).toBe('not_paid_short')
  expect(await order()).toMatchObject({
    uncollected: 0,
    collected: [{ method: 'cash', amount: 1000 }],
    settlements: [
      { kind: 'paid-later', method: 'transfer', amount: 150, slip: 'TRX 4', canTakeBack: true },
      { kind: 'paid-later', method: 'cash', amount: 250, canTakeBack: true },
    ],
  })
  await sound(shop)
})

test('only the owner writes the rest off, once, with a reason, and no money moves', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => appoint(tx, 'bilal', 'manager', 0))
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const { order, pay, writeOff } = await deliverShort(shop, clerk)
  expect((await writeOff(400, await shop.as('bilal'))).status).toBe(403)
  expect((await writeOff(400, owner, { reason: '' })).status).toBe(400)
  await pay(100)
  shop.later(1000)
  expect((await writeOff(400, owner)).body.code).toBe('changed_meanwhile')
  const once = { id: randomUUID() }
  const replies = await Promise.all([1, 2].map(() => writeOff(300, owner, once)))
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  expect((await writeOff(300, owner, { ...once, reason: 'Another' })).body.code).toBe('key_reused')
  expect(await order()).toMatchObject({
    uncollected: 0,
    settlements: [{ amount: 100 }, { kind: 'written-off', method: 'none', reason: 'Moved away' }],
  })
  expect((await cashOf(owner)).balance).toBe(0)
  expect(await toDo(owner)).toEqual({ orders: 0, amount: 0 })
  await sound(shop)
})

test('what settled an order by mistake is taken back, and before that its delivery stays', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const { id, order, pay, writeOff } = await deliverShort(shop, clerk)
  const paid = randomUUID()
  await pay(100, { id: paid })
  const written = randomUUID()
  await writeOff(300, owner, { id: written })
  const { history } = await order()
  const stepBack = () => {
    const body = { id: randomUUID(), from: 'delivered', since: history.at(-1).at, reason: 'Nobody there' } // prettier-ignore
    return clerk.post(`admin/orders/${id}/step-back`, body)
  }
  expect((await stepBack()).body.code).toBe('order_step_back_settled')
  const replies = await Promise.all([1, 2, 3].map(() => takeBack(owner, written)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await order()).toMatchObject({ uncollected: 300 })
  await sound(shop)
  expect((await takeBack(clerk, paid)).body.data.balance).toBe(1000)
  expect((await takeBack(clerk, `${paid} back`)).status).toBe(400)
  expect(await order()).toMatchObject({ uncollected: 400 })
  await sound(shop)
  expect((await stepBack()).status).toBe(200)
  expect(await order()).toMatchObject({ uncollected: 0 })
  expect((await cashOf(clerk)).balance).toBe(0)
  await sound(shop)
})

/** An order of 1,400 whose rule demands payment in advance; it was recorded by the owner. */
async function openPrepaid() {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  await owner.patch('admin/settings', { holdLarge: 'prepay', holdLargeFrom: 1, holdHours: 5 })
  const id = await guestOrder(shop, { contact })
  const order = async () => (await owner.get(`admin/orders/${id}`)).body.data
  const release = () => owner.post(`admin/orders/${id}/release`, { slip: 'TRX 81', total: 1400 })
  const move = (status: string) => clerk.patch(`admin/orders/${id}`, { status })
  expect((await release()).status).toBe(200)
  const [{ id: entry }] = (await order()).prepayments
  return { shop, clerk, owner, id, order, release, move, entry: String(entry) }
}

test('a payment in advance that was a mistake is taken back: the order waits again, and longer', async () => {
  const { shop, clerk, owner, order, release, move, entry } = await openPrepaid()
  expect((await takeBack(clerk, entry)).status).toBe(200) // a manager, of somebody else
  shop.later(4 * 3_600_000)
  expect(await order()).toMatchObject({
    prepaid: 0,
    toCollect: 1400,
    hold: { kind: 'prepay', releasedAt: null, since: expect.any(String) },
    prepayments: [
      { kind: 'prepaid', amount: 1400, canTakeBack: false, takesBack: false },
      { kind: 'prepaid', amount: 1400, canTakeBack: false, takesBack: true, reason: 'A mistake' },
    ],
  })
  expect((await move('packed')).status).toBe(409)
  await sound(shop)
  expect((await takeBack(owner, entry)).status).toBe(200) // a repeat
  expect((await release()).status).toBe(200)
  expect(await order()).toMatchObject({ prepaid: 1400, toCollect: 0 })
  expect((await takeBack(owner, entry)).status).toBe(200) // still that of before
  expect(await order()).toMatchObject({ prepaid: 1400 })
  await sound(shop)
})

test('a packed order stays packed without its payment in advance; one that was sent keeps it', async () => {
  const { shop, owner, order, move, entry } = await openPrepaid()
  await move('packed')
  await move('shipped')
  const refused = await takeBack(owner, entry)
  expect(refused).toMatchObject({ status: 409, body: { code: 'prepayment_sent', message: expect.stringContaining('sent already') } }) // prettier-ignore
  const { history } = await order()
  const back = { id: randomUUID(), from: 'shipped', since: history.at(-1).at, reason: 'Not gone' }
  await owner.post(`admin/orders/${(await order()).id}/step-back`, back)
  expect((await takeBack(owner, entry)).status).toBe(200)
  expect(await order()).toMatchObject({ status: 'packed', prepaid: 0, toCollect: 1400 })
  await sound(shop)
  await move('shipped')
  await move('delivered')
  expect((await order()).collected).toEqual([{ method: 'cash', amount: 1400 }])
  await sound(shop)
})

test('a payment in advance of which something was paid back stays', async () => {
  const { shop, clerk, owner, id, order, move, entry } = await openPrepaid()
  await move('cancelled')
  const body = { id: randomUUID(), method: 'cash', slip: '', amount: 1400 }
  expect((await clerk.post(`admin/orders/${id}/pay-back`, body)).status).toBe(200)
  expect((await takeBack(owner, entry)).body.code).toBe('prepayment_paid_back')
  expect(await order()).toMatchObject({ prepaid: 0, toPayBack: 0 })
  await sound(shop)
})

test('whatever is paid, written off and taken back at once, the books agree', async () => {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const step = fc.record({
    what: fc.constantFrom('pay', 'write-off', 'back', 'both'),
    amount: fc.integer({ min: 1, max: 400 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { order, pay, writeOff } = await deliverShort(shop, clerk)
      for (const { what, amount } of steps) {
        const { uncollected, settlements } = await order()
        const last = settlements.findLast((one: { canTakeBack: boolean }) => one.canTakeBack)
        if (what === 'pay' || what === 'both')
          await Promise.all([pay(amount), what === 'both' && pay(amount, {}, owner)])
        else if (what === 'write-off') await writeOff(uncollected, owner)
        else if (last) await Promise.all([takeBack(owner, last.id), takeBack(clerk, last.id)])
      }
      const { uncollected, settlements } = await order()
      const settled = settlements.reduce(
        (all: number, one: { amount: number; takesBack: boolean }) =>
          all + (one.takesBack ? -one.amount : one.amount),
        0,
      )
      expect(uncollected + settled).toBe(400)
    }),
    { numRuns: 8 },
  )
  await sound(shop)
})
