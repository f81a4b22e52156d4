import { expect, test } from 'vitest'
import { quantityIn } from './load-item.ts'

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['2e2', 1],
  ['999', 999],
  ['9999', 999],
  ['99999999999', 1],
  ['three', 1],
])('?quantity=%s is %i', (asked, quantity) => {
  expect(quantityIn(asked)).toBe(quantity)
})
