import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../refusals.ts'
import {
  changedStock,
  fitsReason,
  inNearestUnits,
  type StaffReason,
  type StockChange,
} from './stock-change.ts'

const outcome = (stock: number | null, change: StockChange) => {
  try {
    return changedStock(stock, change)
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.params] : error
  }
}

test.each<[stock: number | null, change: StockChange, after: number | null]>([
  [10, { by: 5 }, 15],
  [10, { by: -10 }, 0],
  [10, { by: 0 }, 10],
  [10, { from: 10, to: 3 }, 3],
  [10, { from: 10, to: null }, null],
  [null, { from: null, to: 3 }, 3],
])('%j changed by %j is %j', (stock, change, after) => {
  expect(outcome(stock, change)).toBe(after)
})

test.each<[stock: number | null, change: StockChange]>([
  [10, { by: -11 }],
  [null, { by: 1 }],
  [10, { from: 12, to: 20 }],
  [10, { from: null, to: 20 }],
  [null, { from: 0, to: 20 }],
])('%j refuses %j and names the current stock', (stock, change) => {
  expect(outcome(stock, change)).toEqual(['stock_changed', { stock }])
})

test.each<[reason: StaffReason, change: StockChange, fits: boolean]>([
  ['received', { by: 5 }, true],
  ['received', { by: -5 }, false],
  ['received', { by: 0 }, false],
  ['received', { from: 1, to: 6 }, false],
  ['damaged', { by: -5 }, true],
  ['damaged', { by: 5 }, false],
  ['corrected', { by: -1 }, true],
  ['corrected', { by: 1 }, true],
  ['corrected', { by: 0 }, false],
  ['counted', { from: 4, to: 4 }, true],
  ['counted', { from: null, to: 4 }, true],
  ['counted', { from: 4, to: null }, false],
  ['counted', { by: 4 }, false],
])('%s by %j: %j', (reason, change, fits) => {
  expect(fitsReason(reason, change)).toBe(fits)
})

test.each([
  [12, -499, 12, -499],
  [12, -500, 11, 500],
  [12, 500, 12, 500],
  [12, 501, 13, -499],
  [12, -2600, 9, 400],
  [0, -2600, 0, -2600],
  [3, -2600, 0, 400],
])('%i units of a kilogram and %i g are %i and %i g', (stock, rest, units, grams) => {
  expect(inNearestUnits({ stock, rest }, 1000)).toEqual({ stock: units, rest: grams })
})

test('units and rest have the same weight, and one weight is always the same units', () => {
  const rest = fc.integer({ min: -1e6, max: 1e6 })
  const given = fc.tuple(fc.nat(999), rest, fc.integer({ min: 1, max: 1000 }), fc.nat(9))
  fc.assert(
    fc.property(given, ([stock, grams, unit, more]) => {
      const after = inNearestUnits({ stock, rest: grams }, unit)
      expect(after.stock * unit + after.rest).toBe(stock * unit + grams)
      expect(after.stock).toBeGreaterThanOrEqual(0)
      expect(after.rest * 2).toBeLessThanOrEqual(unit)
      if (after.stock > 0) expect(after.rest * 2).toBeGreaterThan(-unit)
      expect(inNearestUnits({ stock: stock + more, rest: grams - more * unit }, unit)).toEqual(after) // prettier-ignore
    }),
  )
})
