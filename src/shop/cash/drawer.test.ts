import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Paisa, paisa, rupees } from '../money.ts'
import { closingEntries, collectedBy, denominations, differenceOf, sumOfNotes } from './drawer.ts'

test('notes and coins come to their sum', () => {
  expect(sumOfNotes({})).toBe(0)
  expect(sumOfNotes({ '5000': 1, '75': 2, '1': 3 })).toBe(rupees(5153))
  const pieces = fc.record(Object.fromEntries(denominations.map((note) => [`${note}`, fc.nat(99)])))
  fc.assert(
    fc.property(pieces, (notes) => {
      const expected = denominations.reduce((all, note) => all + note * (notes[`${note}`] ?? 0), 0)
      expect(sumOfNotes(notes)).toBe(rupees(expected))
    }),
  )
})

test.each([
  [1000, 1000, 0, false],
  [1100, 1000, 100, false],
  [900, 1000, -100, false],
  [1101, 1000, 101, true],
  [899, 1000, -101, true],
] as const)('counted %d of %d: off by %d, second person %s', (counted, expected, off, second) => {
  const found = differenceOf(rupees(counted), { expected: rupees(expected), limit: rupees(100) })
  expect(found).toEqual({ difference: rupees(off), isLarge: second })
})

test('what ends a drawer leaves nothing in it', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 }).map(paisa)
  const counted = fc.nat(1e9).map(paisa)
  fc.assert(
    fc.property(amount, counted, fc.nat(100), (expected, count, part) => {
      const { difference } = differenceOf(count, { expected, limit: rupees(100) })
      const after = closingEntries(
        count,
        difference,
        paisa(Math.floor((count * part) / 100)),
      ).reduce<number>((left, entry) => left + entry.amount, expected)
      expect(after).toBe(0)
    }),
  )
})

test('what an order brought is told by method; what was moved away is left out', () => {
  const of = (method: 'cash' | 'card', amount: number) => ({ method, amount: amount as Paisa })
  expect(collectedBy([of('cash', 630)])).toEqual([of('cash', 630)])
  expect(collectedBy([of('cash', 630), of('cash', -630), of('card', 630)])).toEqual([
    of('card', 630),
  ])
  expect(collectedBy([of('cash', 630), of('cash', -630)])).toEqual([])
})
