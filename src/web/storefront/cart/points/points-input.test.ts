import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { maxPoints, pointsThatHold } from '#shop/loyalty/points.ts'
import { acceptsPoints, refusalOf } from './points-input.ts'

test.each([
  ['', true],
  ['0', true],
  ['12', true],
  ['007', true],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  [' 1', false],
  ['१', false],
  ['1234567890', false],
])('typing %j: %s', (typed, accepted) => {
  expect(acceptsPoints(typed)).toBe(accepted)
})

test.each([
  [5, 0, 500, 'points.none'],
  [0, 0, 500, 'points.none'],
  [5, -3, 500, 'points.none'],
  [501, 500, 100, 'points.short'],
  [0, 500, 100, 'points.invalid'],
  [101, 500, 100, 'points.exceed'],
  [100, 500, 100.5, null],
  [100, 100, 100, null],
] as const)('%i of %i against Rs. %d: %s', (asked, balance, total, message) => {
  expect(refusalOf(asked, { points: balance, pendingPoints: 0 }, rupees(total))).toBe(message)
})

test.each([
  [50, 100, 500, 50, 100],
  [50, 40, 500, 0, 40],
  [50, 100, 49.99, 49, 49],
  [0, 100, 500, 0, 100],
  [50, -5, 500, 0, 0],
])('%i chosen of %i against Rs. %d: %i hold, at most %i', (chosen, balance, total, hold, most) => {
  const held = { points: balance, pendingPoints: 0 }
  expect(pointsThatHold(chosen, held, rupees(total))).toBe(hold)
  expect(maxPoints(held, rupees(total))).toBe(most)
})

test('pending points cannot be redeemed', () => {
  const held = { points: 100, pendingPoints: 60 }
  expect(maxPoints(held, rupees(500))).toBe(40)
  expect([pointsThatHold(40, held, rupees(500)), pointsThatHold(41, held, rupees(500))]).toEqual([
    40, 0,
  ])
  expect(refusalOf(41, held, rupees(500))).toBe('points.short')
})
