import { expect, test } from 'vitest'
import { decimalFinder, withDecimalPoint } from './list-format.ts'

test.each([
  ['comma', ['12,50', '1.250', '99']],
  ['comma', ['1.250,00']],
  ['comma', ['Rs. 1.250,5']],
  ['comma', ['۱۲,۵۰']],
  ['point', ['1,250', '12,50']],
  ['point', ['1,250.00', '1.250,00']],
  ['point', ['12.50', '99']],
  ['point', ['12,50,000.50']],
  ['point', ['99', '', 'ask us']],
])('with a decimal %s: %j', (sign, prices) => {
  const finder = decimalFinder({ name: 0, price: 1 })
  for (const price of prices) finder.observe(['1,5', price])
  expect(finder.found()).toBe(sign)
})

test.each([
  ['price', '1.250,50', '1,250.50'],
  ['price', 'Rs. 1.250,50', 'Rs. 1,250.50'],
  ['multi-buy', '3 for 1.250,50', '3 for 1,250.50'],
  ['wholesale-breaks', '12 at 95,50 | 48 at 90', '12 at 95.50 | 48 at 90'],
  ['stock', '1.200', '1,200'],
  ['name', 'Atta 1,5 kg', 'Atta 1,5 kg'],
  ['pack', '1,5 kg', '1,5 kg'],
] as const)('%s “%s” is “%s”', (field, cell, plain) =>
  expect(withDecimalPoint(field, cell)).toBe(plain),
)
