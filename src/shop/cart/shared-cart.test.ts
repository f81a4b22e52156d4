import { expect, test } from 'vitest'
import { readShared, sharedText } from './shared-cart.ts'

const lines = [
  { number: 12, quantity: 2 },
  { number: 45, quantity: 1 },
  { number: 80, quantity: 999, colour: 'Sky Blue' },
  { number: 80, quantity: 3, colour: 'نیلا. 50 %' },
]

test('a cart as text, and back', () => {
  const text = sharedText(lines)
  expect(text).toMatch(/^12x2\.45\.80x999-Sky%20Blue\.80x3-[\w%]+$/)
  expect(readShared(text)).toEqual(lines)
})

test.each([
  '',
  '.',
  '12.',
  '12x0',
  '12x-1',
  '12x1000',
  '12x1.5x',
  '12xx2',
  '0',
  '-1',
  '1e9',
  '1234567890',
  '12-',
  '12-%',
  '12-%ff',
  '12 ',
  '<script>',
  '12x2,45',
  Array.from({ length: 201 }, () => '1').join('.'),
])('%s is no cart', (text) => expect(readShared(text)).toBeNull())

test('a cart holds 200 lines at most', () =>
  expect(readShared(Array.from({ length: 200 }, () => '1').join('.'))).toHaveLength(200))
