import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allEntries, readOpen } from '#shop/khata/khata.store.ts'
import { openCharges } from '#shop/khata/khata.ts'
import {
  allow,
  ask,
  day,
  deliver,
  khataOf,
  openKhata,
  order,
  pay,
  sound,
} from '../support/khata.ts'
import { placed } from '../support/orders.ts'

test('a payment is in the drawer of who took it, pays the oldest first, and counts once', async () => {
  const { shop, clerk, amina, wait } = await openKhata()
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

test('cashiers take payments and change nothing else; nobody changes their own khata', async () => {
  const { clerk } = await openKhata()
  expect((await pay(clerk, 10, {}, 'clerk')).body.code).toBe('own_khata')
  const terms = { isOn: true, limit: 10, days: 1, version: 0 }
  expect((await clerk.put('admin/khata/clerk', terms)).body.code).toBe('own_khata')
  expect((await clerk.put('admin/khata/owner', terms)).body.code).toBe('customer_is_staff')
  await clerk.put('admin/khata/hina', terms)
  expect((await clerk.put('admin/khata/hina', terms)).status).toBe(200) // a repeat
  expect((await clerk.put('admin/khata/hina', { ...terms, limit: 20 })).body.code).toBe('changed_meanwhile') // prettier-ignore
})

test('the ledger is only ever added to, but notes go with their account', async () => {
  const { shop, clerk, amina } = await openKhata()
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
  const { shop, clerk, amina, wait } = await openKhata()
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
