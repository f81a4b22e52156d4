import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { cashIn, mostToPay } from './cash-offered.ts'

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

test('notes for weighed goods start above the most that they may cost', () => {
  const line = {
    price: { now: rupees(700) },
    quantity: 1,
    weight: { unitGrams: 1000, byPiece: true, tolerance: 10, wholeRupees: false },
  }
  const other = { price: { now: rupees(226) }, quantity: 1 }
  expect(mostToPay([line, other], rupees(926))).toBe(rupees(996))
})
