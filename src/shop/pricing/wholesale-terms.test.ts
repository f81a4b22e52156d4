import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import {
  maxQuantityWithin,
  nextDown,
  nextUp,
  plainTerms,
  roundedUp,
  quantityRejection,
  termsRejection,
} from './wholesale-terms.ts'

// minimum, step, quantity → why not, up, down, rounded up
test.each([
  [1, 1, 1, null, 2, 1, 1],
  [1, 1, 7, null, 8, 6, 7],
  [24, 12, 24, null, 36, 24, 24],
  [24, 12, 36, null, 48, 24, 36],
  [24, 12, 1, 'too_few', 24, 24, 24],
  [24, 12, 23, 'too_few', 24, 24, 24],
  [24, 12, 30, 'off_step', 36, 24, 36],
  [12, 12, 13, 'off_step', 24, 12, 24],
  [6, 1, 5, 'too_few', 6, 6, 6],
  [6, 1, 7, null, 8, 6, 7],
] as const)('at least %i, by %i: %i is %s', (minimum, step, quantity, why, up, down, rounded) => {
  const rule = { minimum, step }
  expect(quantityRejection(quantity, rule)).toBe(why)
  expect([nextUp(quantity, rule), nextDown(quantity, rule), roundedUp(quantity, rule)]).toEqual([
    up,
    down,
    rounded,
  ])
})

test.each([
  [24, 12, 999, 996],
  [24, 12, 30, 24],
  [24, 12, 23, 0],
  [1, 1, 5, 5],
  [1, 1, 0, 0],
])('at least %i, by %i: of %i there go at most %i', (minimum, step, available, most) =>
  expect(maxQuantityWithin(available, { minimum, step })).toBe(most),
)

test('from any quantity, a step up, a step down and rounding give a valid quantity', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 999 }),
      (step, minimum, quantity) => {
        const rule = { step, minimum: minimum * step }
        for (const next of [nextUp, nextDown, roundedUp])
          expect(quantityRejection(next(quantity, rule), rule)).toBeNull()
        expect(nextUp(quantity, rule)).toBeGreaterThan(quantity)
        expect(roundedUp(quantity, rule)).toBeGreaterThanOrEqual(quantity)
      },
    ),
  )
})

const at = (from: number, price: number) => ({ from, price: rupees(price) })
test.each([
  [{}, null],
  [{ minimum: 24, step: 12 }, null],
  [{ minimum: 20, step: 12 }, 'quantities_off_step'],
  [{ minimum: 1500, step: 500 }, 'quantities_off_step'],
  [{ step: 12, minimum: 12, breaks: [at(30, 90)] }, 'quantities_off_step'],
  [{ breaks: [at(10, 90), at(50, 86)] }, null],
  [{ breaks: [at(50, 86), at(10, 90)] }, 'breaks_not_falling'],
  [{ breaks: [at(10, 90), at(10, 86)] }, 'breaks_not_falling'],
  [{ breaks: [at(10, 90), at(50, 90)] }, 'breaks_not_falling'],
  [{ breaks: [at(10, 95)] }, 'breaks_not_falling'],
  [{ breaks: [at(10, 0)] }, 'breaks_not_falling'],
  [{ breaks: [at(1, 90)] }, 'breaks_not_falling'],
  [{ minimum: 24, breaks: [at(24, 90)] }, 'breaks_not_falling'],
] as const)('terms of %j: %s', (terms, why) =>
  expect(termsRejection({ list: rupees(95), offer: null, ...plainTerms, ...terms })).toBe(why),
)
