import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothing, type Paisa, paisa, rupees, sum } from '../money.ts'
import { dayLength } from '../settings/shop-day.ts'
import {
  ageOf,
  daysOverdue,
  dueAfter,
  khataRejection,
  type KhataKind,
  leftOf,
  openCharges,
  overdueOf,
} from './khata.ts'

type Posted = Parameters<typeof openCharges>[0][number]

const day = (number: number) => Date.parse('2025-01-01T06:00:00Z') + number * dayLength
const entry = (
  seq: number,
  kind: KhataKind,
  amount: number,
  orderId: string | null = null,
): Posted => ({
  seq,
  kind,
  amount: rupees(amount),
  orderId,
  at: day(seq),
  dueAt: amount > 0 && (kind === 'order' || kind === 'correction') ? day(seq + 30) : null,
})
const openOf = (...entries: Posted[]) =>
  openCharges(entries).map(({ seq, amount }) => [seq, amount / 100])

test('a payment is assigned to the oldest charge first', () => {
  const orders = [entry(1, 'order', 100, 'a'), entry(2, 'order', 200, 'b')]
  expect(openOf(...orders)).toEqual([[1, 100], [2, 200]]) // prettier-ignore
  expect(openOf(...orders, entry(3, 'payment', -60))).toEqual([[1, 40], [2, 200]]) // prettier-ignore
  expect(openOf(...orders, entry(3, 'payment', -150))).toEqual([[2, 150]])
  expect(openOf(...orders, entry(3, 'payment', -400))).toEqual([])
  expect(openOf(entry(1, 'payment', -400), entry(2, 'order', 500, 'a'))).toEqual([[2, 100]])
})

test('what goes back of an order reduces its own charge, and the rest the oldest', () => {
  const orders = [entry(1, 'order', 100, 'a'), entry(2, 'order', 200, 'b')]
  expect(openOf(...orders, entry(3, 'refund', -50, 'b'))).toEqual([[1, 100], [2, 150]]) // prettier-ignore
  expect(openOf(...orders, entry(3, 'order-back', -200, 'b'))).toEqual([[1, 100]])
  const paid = [...orders, entry(3, 'payment', -300)]
  expect(openOf(...paid, entry(4, 'refund', -50, 'a'), entry(5, 'order', 80, 'c'))).toEqual([
    [5, 30],
  ])
})

test('an order that is delivered again is due from then on', () => {
  const twice = [
    entry(1, 'order', 100, 'a'),
    entry(2, 'order-back', -100, 'a'),
    entry(9, 'order', 100, 'a'),
  ]
  expect(openCharges(twice)).toEqual([
    { seq: 9, orderId: 'a', dueAt: day(39), amount: rupees(100) },
  ])
})

test('an undone payment is owed again, and a correction is a charge or a credit', () => {
  const order = entry(1, 'order', 100, 'a')
  expect(openOf(order, entry(2, 'payment', -100), entry(3, 'payment-back', 100))).toEqual([[1, 100]]) // prettier-ignore
  expect(openOf(order, entry(2, 'correction', 40), entry(3, 'correction', -120))).toEqual([[2, 20]])
})

// Orders, steps back, returns, payments and corrections in any order.
const happenings = fc.array(
  fc.record({
    what: fc.constantFrom('deliver', 'back', 'refund', 'pay', 'unpay', 'correct', 'move'),
    which: fc.nat(5),
    amount: fc.integer({ min: 1, max: 9_000_00 }),
    sign: fc.boolean(),
  }),
  { maxLength: 40 },
)

type Happening = typeof happenings extends fc.Arbitrary<(infer One)[]> ? One : never

function ledgerOf(all: readonly Happening[]) {
  const entries: Posted[] = []
  const orders = new Map<string, number>()
  const paid: number[] = []
  const add = (kind: KhataKind, amount: number, orderId: string | null = null) =>
    entries.push({ ...entry(entries.length + 1, kind, 0, orderId), amount: paisa(amount), dueAt: amount > 0 ? day(entries.length + 31) : null }) // prettier-ignore
  for (const { what, which, amount, sign } of all) {
    const order = `order ${which}`
    const charged = orders.get(order) ?? 0
    if (what === 'deliver' && charged === 0) {
      orders.set(order, amount)
      add('order', amount, order)
    } else if (what === 'back' && charged > 0) {
      orders.set(order, 0)
      add('order-back', -charged, order)
    } else if (what === 'refund' && charged > 0) {
      const back = Math.min(amount, charged)
      orders.set(order, charged - back || -1)
      add('refund', -back, order)
    } else if (what === 'pay') {
      paid.push(amount)
      add('payment', -amount)
    } else if (what === 'unpay' && paid.length > 0) add('payment-back', paid.pop() ?? 0)
    else if (what === 'correct') add('correction', sign ? amount : -amount)
    else if (what === 'move') add('moved', sign ? amount : -amount)
  }
  return entries
}

test('whatever happens, the open charges add up to the balance', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const entries = ledgerOf(all)
      const balance = sum(entries.map(({ amount }) => amount))
      const open = openCharges(entries)
      expect(sum(open.map(({ amount }) => amount))).toBe(Math.max(0, balance))
      for (const { amount } of open) expect(amount).toBeGreaterThan(0)
    }),
  )
})

test('a payment never opens a charge, and only the oldest open one is paid in part', () => {
  fc.assert(
    fc.property(happenings, fc.integer({ min: 1, max: 9_000_00 }), (all, amount) => {
      const entries = ledgerOf(all)
      const before = openCharges(entries)
      const after = openCharges([
        ...entries,
        { ...entry(99, 'payment', 0), amount: paisa(-amount) },
      ])
      const [first, ...others] = after
      const kept = before.slice(before.length - after.length)
      expect(others).toEqual(kept.slice(1))
      if (first) expect(first.amount).toBeLessThanOrEqual(kept[0]?.amount ?? nothing)
    }),
  )
})

test('a charge is due at the end of so many days in the shop’s time', () => {
  const late = Date.parse('2025-01-01T18:30:00Z') // 11:30 at night
  expect(new Date(dueAfter(late, 0)).toISOString()).toBe('2024-12-31T19:00:00.000Z')
  expect(daysOverdue(dueAfter(late, 0), late)).toBe(0)
  expect(daysOverdue(dueAfter(late, 0), late + 60 * 60_000)).toBe(1)
  expect(daysOverdue(dueAfter(late, 30), late)).toBe(-30)
})

test.each([
  [-3, 'notDue'],
  [0, 'notDue'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'to90'],
  [90, 'to90'],
  [91, 'over90'],
] as const)('%i days overdue: %s', (days, age) => expect(ageOf(days)).toBe(age))

const standing = (change: object = {}) => ({
  terms: { isOn: true, limit: rupees(1000), days: 30, version: 1 },
  balance: rupees(300),
  reserved: rupees(200),
  open: [{ seq: 1, orderId: 'a', dueAt: day(5), amount: rupees(300) }],
  ...change,
})
// total, days overdue, days of grace
test.each([
  [500, 0, 0, null],
  [501, 0, 0, 'khata_limit'],
  [500, 1, 0, 'khata_overdue'],
  [500, 7, 7, null],
  [500, 8, 7, 'khata_overdue'],
] as const)('Rs. %i with %i days overdue and %i of grace: %s', (total, late, graceDays, code) => {
  const ask = { total: rupees(total), graceDays, now: day(5 + late) }
  expect(khataRejection(standing(), ask)?.code ?? null).toBe(code)
})

test('a refusal names the figures', () => {
  const ask = { total: rupees(600), graceDays: 0, now: day(5) }
  expect(khataRejection(standing(), ask)).toEqual({ code: 'khata_limit', left: rupees(500), limit: rupees(1000) }) // prettier-ignore
  expect(khataRejection(standing(), { ...ask, now: day(8) })).toEqual({ code: 'khata_overdue', overdue: rupees(300), days: 3 }) // prettier-ignore
  const off = { terms: { ...standing().terms, isOn: false } }
  expect(khataRejection(standing(off), ask)).toEqual({ code: 'khata_off' })
})

test('orders that are let through never exceed the limit', () => {
  const orders = fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 30 })
  fc.assert(
    fc.property(orders, (totals) => {
      let reserved: Paisa = nothing
      for (const total of totals.map(paisa)) {
        const now = standing({ reserved, open: [] })
        if (khataRejection(now, { total, graceDays: 0, now: day(0) }) === null)
          reserved = paisa(reserved + total)
        expect(leftOf(standing({ reserved }))).toBe(1000_00 - 300_00 - reserved)
      }
    }),
  )
})

test('what is overdue is told with the days of the oldest', () => {
  const open = [
    { seq: 1, orderId: 'a', dueAt: day(1), amount: rupees(100) },
    { seq: 2, orderId: 'b', dueAt: day(4), amount: rupees(50) },
    { seq: 3, orderId: 'c', dueAt: day(9), amount: rupees(25) },
  ]
  expect(overdueOf(open, day(5))).toEqual({ amount: rupees(150), days: 4 })
  expect(overdueOf([], day(5))).toEqual({ amount: 0, days: 0 })
})
