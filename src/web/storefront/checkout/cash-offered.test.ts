import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { cashIn } from './cash-offered.ts'

test.each([
  ['', null, null],
  ['  ', null, null],
  ['2000', 2000, null],
  ['2,000', 2000, null],
  ['۲٬۰۰۰', 2000, null],
  ['٢٠٠٠', 2000, null],
  ['1399', null, 'cash_too_little'],
  ['5001', null, 'cash_too_much'],
  ['1500.50', null, 'whole'],
  ['-5', null, 'whole'],
  ['two', null, 'whole'],
] as const)('"%s" for a total of Rs. 1,400: %s, %s', (text, amount, problem) =>
  expect(cashIn(text, rupees(1400))).toMatchObject({
    cash: amount === null ? null : rupees(amount),
    problem,
  }),
)
