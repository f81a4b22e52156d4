import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  ['online', 'placed', 630, 'due'],
  ['phone', 'shipped', 630, 'due'],
  ['online', 'delivered', 630, 'paid'],
  ['online', 'placed', 0, 'paid'],
  ['counter', 'delivered', 630, 'atCounter'],
] as const)('%s, %s, Rs. %i: %s', (channel, status, total, state) =>
  expect(paymentState({ channel, status, total, hold: null, paymentMethod: 'cod' })).toBe(state),
)

test('what was paid in advance is not collected again', () => {
  const order = { channel: 'online', status: 'packed', total: 100, paymentMethod: 'cod' } as const
  const hold = (kind: 'call' | 'prepay', releasedAt: string | null) => ({ kind, reasons: [], releasedAt }) // prettier-ignore
  expect(paymentState({ ...order, hold: hold('prepay', '2025-01-05T10:00:00Z') })).toBe('paid')
  expect(paymentState({ ...order, hold: hold('prepay', null) })).toBe('due')
  expect(paymentState({ ...order, hold: hold('call', '2025-01-05T10:00:00Z') })).toBe('due')
})

test.each(['placed', 'delivered'] as const)('a %s order on account collects nothing', (status) => {
  const order = { channel: 'counter', status, total: 630, hold: null } as const
  expect(paymentState({ ...order, paymentMethod: 'account' })).toBe('onAccount')
})
