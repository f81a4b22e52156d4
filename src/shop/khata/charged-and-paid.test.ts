import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import { chargedAndPaid, type KhataKind } from './khata.ts'

test.each<[string, [KhataKind, number][], number, number]>([
  ['nothing', [], 0, 0],
  [
    'orders and payments',
    [
      ['order', 500],
      ['order', 300],
      ['payment', -200],
    ],
    800,
    200,
  ],
  ['an undone payment', [['order', 500], ['payment', -400], ['payment-back', 400], ['payment', -100]], 500, 100], // prettier-ignore
  [
    'an undone credit',
    [
      ['order', 500],
      ['refund', -50],
      ['refund-back', 50],
    ],
    500,
    0,
  ],
  [
    'a delivery taken back',
    [
      ['order', 500],
      ['order-back', -500],
      ['order', 300],
    ],
    300,
    0,
  ],
  [
    'corrections',
    [
      ['correction', 70],
      ['correction', -20],
    ],
    70,
    20,
  ],
  ['a payment of an earlier month undone', [['payment-back', 400]], 0, -400],
])('a statement with %s', (_, entries, charged, paid) =>
  expect(
    chargedAndPaid(entries.map(([kind, amount]) => ({ kind, amount: rupees(amount) }))),
  ).toEqual({
    charged: rupees(charged),
    paid: rupees(paid),
  }),
)
