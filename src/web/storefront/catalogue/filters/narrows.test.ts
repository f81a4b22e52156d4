import { expect, test } from 'vitest'
import { narrows } from './list-view.ts'

test.each([
  [24, false],
  [23, true],
  [1, true],
  [0, false],
])('a value that %i of 24 products have is offered: %s', (count, offered) => {
  expect(narrows({ total: 24 }, count)).toBe(offered)
})
