import { expect, test } from 'vitest'
import { paisa, plus, sum } from '../../money.ts'
import { adjustedBy, adjustmentsOf } from './adjustments.ts'

// shipping and points, and what they add (paisa)
test.each([
  [
    17500,
    20,
    [
      [1, 'shipping', 17500],
      [2, 'points', -2000],
    ],
  ],
  [0, 20, [[2, 'points', -2000]]],
  [17500, 0, [[1, 'shipping', 17500]]],
  [0, 0, []],
] as const)('shipping %i and %i points', (shipping, redeemedPoints, expected) => {
  const made = adjustmentsOf({ shipping: paisa(shipping), redeemedPoints })
  expect(made.map(({ sequence, kind, amount }) => [sequence, kind, amount])).toEqual(expected)
  expect(adjustedBy(made, 'shipping')).toBe(shipping)
  expect(plus(paisa(50_000), sum(made.map(({ amount }) => amount)))).toBe(
    50_000 + shipping - redeemedPoints * 100,
  )
})
