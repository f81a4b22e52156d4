import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { defaultSettings } from '../settings/settings.ts'
import { pointsRuleOf, standardPoints } from './points-rule.ts'
import {
  earnedOnLines,
  earnedOnTotal,
  spendable,
  spendableLater,
  redeemRejection,
} from './points.ts'

// The checks in the order of the contract: asked, balance, total in rupees.
test.each([
  [5, 0, 500, 'no_points'],
  [0, 0, 500, 'no_points'],
  [-5, 0, 500, 'no_points'],
  [5, -3, 500, 'no_points'],
  [501, 0, 500, 'no_points'],
  [6, 5, 500, 'not_enough_points'],
  [501, 500, 400, 'not_enough_points'],
  [5.5, 5, 500, 'not_enough_points'],
  [0, 5, 500, 'invalid_points'],
  [-1, 5, 500, 'invalid_points'],
  [1.5, 5, 500, 'invalid_points'],
  [Number.NaN, 5, 500, 'invalid_points'],
  [5, 5, 4.99, 'points_exceed_total'],
  [1, 5, 0, 'points_exceed_total'],
  [5, 5, 5, null],
  [1, 5, 500, null],
  [500, 500, 500, null],
] as const)('%d of %d points against Rs. %d: %s', (asked, balance, total, answer) => {
  expect(redeemRejection(asked, { points: balance, pendingPoints: 0 }, rupees(total))).toBe(answer)
})

test.each([
  // balance, pending, now, later
  [0, 0, 0, 0],
  [50, 0, 50, 0],
  [50, 20, 30, 20],
  [50, 50, 0, 50],
  [10, 30, 0, 10], // a return took back spent points: pending ones pay that off first
  [-5, 10, 0, 0],
  [-5, 0, 0, 0],
])(
  'of %i points, %i of them pending, %i can be used now and %i later',
  (points, pendingPoints, now, later) => {
    const held = { points, pendingPoints }
    expect([spendable(held), spendableLater(held)]).toEqual([now, later])
  },
)

test.each([
  [5, 50, 50, 'not_enough_points'],
  [31, 50, 20, 'not_enough_points'],
  [30, 50, 20, null],
  [0, 50, 50, 'invalid_points'],
  [5, 0, 0, 'no_points'],
] as const)('%i of %i points, %i of them pending: %s', (asked, points, pendingPoints, answer) => {
  expect(redeemRejection(asked, { points, pendingPoints }, rupees(500))).toBe(answer)
})

test('the rule that a shop starts with is that of the contract', () => {
  expect(standardPoints).toEqual({ on: true, divisor: 30, buyNowPercent: 1 })
  expect(pointsRuleOf(defaultSettings)).toEqual(standardPoints)
})

test.each([
  [[[480, 30]], 16],
  [[[29.99, 30]], 0],
  [[[30, 30]], 1],
  [[[59.99, 30]], 1],
  [
    [
      [20, 30],
      [20, 30],
    ],
    0,
  ], // per line: not 40 ÷ 30
  [
    [
      [499.5, 20],
      [480, 30],
    ],
    40,
  ],
  [[], 0],
  [[[0, 1]], 0],
])('lines of %j earn %d', (lines, points) => {
  expect(
    earnedOnLines(lines.map(([amount = 0, divisor = 0]) => ({ amount: rupees(amount), divisor }))),
  ).toBe(points)
})

test.each([
  [390, 1, 3],
  [99.99, 1, 0],
  [100, 1, 1],
  [199.99, 1, 1],
  [0, 1, 0],
  [1_000_000, 1, 10_000],
  [390, 0, 0],
  [390, 5, 19],
  [9.99, 10, 0],
  [390, 100, 390],
])('a total of Rs. %d earns, at %d percent, %d', (total, percent, points) => {
  expect(earnedOnTotal(rupees(total), percent)).toBe(points)
})

test('points agree with whole-number arithmetic', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 10 ** 14 }).map(paisa),
    divisor: fc.integer({ min: 1, max: 10 ** 6 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const oracle = lines.reduce(
        (points, { amount, divisor }) => points + BigInt(amount) / (BigInt(divisor) * 100n),
        0n,
      )
      expect(BigInt(earnedOnLines(lines))).toBe(oracle)
    }),
  )
  fc.assert(
    fc.property(fc.nat(10 ** 13).map(paisa), fc.nat(100), (total, percent) => {
      expect(BigInt(earnedOnTotal(total, percent))).toBe(
        (BigInt(total) * BigInt(percent)) / 10_000n,
      )
    }),
  )
})

test('every allowed redemption leaves balance and total at 0 or more', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.integer(),
      fc.nat(),
      fc.nat().map(paisa),
      (asked, points, pendingPoints, total) => {
        if (redeemRejection(asked, { points, pendingPoints }, total) !== null) return
        expect(
          Number.isInteger(asked) &&
            asked > 0 &&
            asked <= points - pendingPoints &&
            asked * 100 <= total,
        ).toBe(true)
      },
    ),
  )
})
