import { expect, test } from 'vitest'
import { filled } from './messages-in.ts'

test.each([
  ['Added to cart', {}, 'Added to cart'],
  ['Hello {name}', { name: 'Amina' }, 'Hello Amina'],
  ['{count} {count|item|items}', { count: 1 }, '1 item'],
  ['{count} {count|item|items}', { count: 0 }, '0 items'],
  ['{count} {count|item|items}', { count: 12 }, '12 items'],
  ['{count} {count|item|items}', { count: 2606 }, '2,606 items'],
  ['{count} {count|item|items}', { count: 1234567 }, '1,234,567 items'],
  ['{rating} of 5', { rating: 4.6 }, '4.6 of 5'],
  ['Hello {name}', {}, 'Hello '],
])('%s with %o', (sentence, values, answer) => {
  expect(filled(sentence, values)).toBe(answer)
})
