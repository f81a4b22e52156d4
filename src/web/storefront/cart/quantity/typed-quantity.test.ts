import { expect, test } from 'vitest'
import { oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { typedQuantity } from './typed-quantity.ts'

const byTwelve = { minimum: 24, step: 12 }

test.each([
  ['7', 10, oneByOne, 7],
  ['۱۲', 20, oneByOne, 12],
  ['25', 10, oneByOne, 10],
  ['', 10, oneByOne, null],
  ['0', 10, oneByOne, null],
  ['3', 0, oneByOne, null],
  ['1', 100, byTwelve, 24],
  ['30', 100, byTwelve, 36],
  ['99', 100, byTwelve, 96],
  ['99', 20, byTwelve, null],
])('“%s” of at most %i by %o is %s', (text, most, rule, quantity) =>
  expect(typedQuantity(text, most, rule)).toBe(quantity),
)
