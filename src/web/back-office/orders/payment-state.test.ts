import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  ['online', 'placed', 630, 'due'],
  ['phone', 'shipped', 630, 'due'],
  ['online', 'delivered', 630, 'paid'],
  ['online', 'placed', 0, 'paid'],
  ['counter', 'delivered', 630, 'atCounter'],
] as const)('%s, %s, Rs. %i: %s', (channel, status, total, state) =>
  expect(paymentState({ channel, status, total })).toBe(state),
)
