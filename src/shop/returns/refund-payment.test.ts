import { expect, test } from 'vitest'
import { paisa } from '../money.ts'
import { pointsFor, type RefundMethod, payBackRejection, undoRejection } from './refund-payment.ts'

test.each([
  [100, 1],
  [24_000, 240],
  [49_950, 500],
  [1, 1],
])('%i paisa are %i points', (amount, points) => expect(pointsFor(paisa(amount))).toBe(points))

// method, note, cash, whose order, who pays
test.each<[RefundMethod, string, number | null, string | null, string | null]>([
  ['points', '', 24_000, 'amina', null],
  ['cash', 'By the rider', 24_000, 'amina', null],
  ['transfer', 'TX 12', 24_000, null, null],
  ['cash', '', 24_000, 'amina', 'refund_note_missing'],
  ['transfer', '', 24_000, 'amina', 'refund_note_missing'],
  ['points', '', 24_000, null, 'refund_no_account'],
  ['points', '', 24_000, 'clerk', 'own_points'],
  ['cash', 'By the rider', 24_000, 'clerk', null],
  ['points', '', 0, 'amina', 'refund_nothing'],
  ['cash', 'By the rider', null, 'amina', 'refund_nothing'],
])('%s with “%s” for %s paisa to %s: %s', (method, note, cash, accountId, refusal) =>
  expect(
    payBackRejection(
      { method, note },
      {
        cash: cash === null ? null : paisa(cash),
        accountId,
        onAccount: false,
        by: 'clerk',
        pointsOn: true,
      },
    ),
  ).toBe(refusal),
)

// method, points given, usable points
test.each([
  ['cash', 0, 0, null],
  ['transfer', 0, null, null],
  ['points', 500, 500, null],
  ['points', 500, 499, 'refund_points_spent'],
  ['points', 500, null, 'refund_points_spent'],
  ['earlier', 0, 900, 'refund_unknown'],
] as const)('undoing %s of %i points with %s spendable: %s', (method, points, usable, refusal) =>
  expect(undoRejection({ method, points }, usable)).toBe(refusal),
)

test('while points are off a refund is paid back in money', () => {
  const paying = {
    cash: paisa(24_000),
    accountId: 'amina',
    onAccount: false,
    by: 'clerk',
    pointsOn: false,
  }
  expect(payBackRejection({ method: 'points', note: '' }, paying)).toBe('refund_points_off')
  expect(payBackRejection({ method: 'cash', note: 'By the rider' }, paying)).toBeNull()
})

test.each([
  [true, null],
  [false, 'khata_off'],
])('a refund is credited only for an order on account (%s)', (onAccount, refusal) => {
  const paying = { cash: paisa(500), accountId: 'hina', onAccount, by: 'clerk', pointsOn: true }
  expect(payBackRejection({ method: 'account', note: '' }, paying)).toBe(refusal)
})
