import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  ['online', 'placed', 630, 'due'],
  ['phone', 'shipped', 630, 'due'],
  ['online', 'delivered', 630, 'paid'],
  ['online', 'placed', 0, 'paid'],
  ['online', 'cancelled', 0, 'cancelled'],
  ['counter', 'cancelled', 0, 'cancelled'],
  ['counter', 'delivered', 630, 'atCounter'],
] as const)('%s, %s, Rs. %i to collect: %s', (channel, status, toCollect, state) =>
  expect(paymentState({ channel, status, toCollect, paymentMethod: 'cod' })).toBe(state),
)

test.each(['placed', 'delivered'] as const)('a %s order on account collects nothing', (status) => {
  const order = { channel: 'counter', status, toCollect: 0 } as const
  expect(paymentState({ ...order, paymentMethod: 'account' })).toBe('onAccount')
})
