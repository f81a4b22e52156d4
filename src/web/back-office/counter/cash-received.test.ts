import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { changeFor } from './cash-received.ts'

test.each([
  ['', 480, { change: null, problem: null }],
  ['500', 480, { change: rupees(20), problem: null }],
  ['1,000', 499.5, { change: rupees(500.5), problem: null }],
  ['۵۰۰', 480, { change: rupees(20), problem: null }],
  ['480', 480, { change: 0, problem: null }],
  ['400', 480, { problem: 'tooLittle', amount: rupees(80) }],
  ['5001', 480, { problem: 'tooMuch', amount: rupees(5000) }],
  ['896400012', 480, { problem: 'tooMuch', amount: rupees(5000) }],
  ['five', 480, { problem: 'notAmount' }],
] as const)('“%s” for Rs. %d', (text, total, answer) =>
  expect(changeFor(text, rupees(total))).toEqual(answer),
)
