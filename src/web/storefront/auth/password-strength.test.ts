import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 0, 'short'],
  ['chai!', 0, 'short'],
  ['۱۲۳۴۵۶۷', 0, 'short'],
  ['Password1', 0, 'common'],
  ['zzzzzzzzzzzz', 0, 'common'],
  ['x'.repeat(257), 0, 'long'],
  ['moongphl', 1, 'fair'],
  ['abababababab', 1, 'fair'],
  ['moongphali 7', 2, 'good'],
  ['garam chai aur paratha', 3, 'strong'],
  ['ab'.repeat(40), 3, 'strong'],
] as const)('%j: %i steps, %s', (password, steps, word) => {
  expect(strengthOf(password)).toEqual({ steps, word })
})
