import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  ['online', 'placed', 630, 'due'],
  ['phone', 'shipped', 630, 'due'],
  ['online', 'delivered', 630, 'paid'],
  ['online', 'placed', 0, 'paid'],
  ['counter', 'delivered', 630, 'atCounter'],
] as const)('%s, %s, Rs. %i: %s', (channel, status, total, state) =>
  expect(paymentState({ channel, status, total, hold: null })).toBe(state),
)

test('what was paid in advance is not collected again', () => {
  const order = { channel: 'online', status: 'packed', total: 100 } as const
  const hold = (kind: 'call' | 'prepay', releasedAt: string | null) => ({ kind, reasons: [], releasedAt }) // prettier-ignore
  expect(paymentState({ ...order, hold: hold('prepay', '2025-01-05T10:00:00Z') })).toBe('paid')
  expect(paymentState({ ...order, hold: hold('prepay', null) })).toBe('due')
  expect(paymentState({ ...order, hold: hold('call', '2025-01-05T10:00:00Z') })).toBe('due')
})
