import { expect, test } from 'vitest'
import { placeAfterDrop, scrollBeside } from './drag-rows.ts'

test.each([
  ['abcd', 0, 3, 'after', 'bcda'],
  ['abcd', 0, 3, 'before', 'bcad'],
  ['abcd', 3, 0, 'before', 'dabc'],
  ['abcd', 3, 0, 'after', 'adbc'],
  ['abcd', 1, 2, 'before', 'abcd'],
  ['abcd', 2, 1, 'after', 'abcd'],
] as const)('of %s number %i dropped on number %i (%s): %s', (row, from, on, edge, after) => {
  const letters = [...row]
  const [moved = ''] = letters.splice(from, 1)
  letters.splice(placeAfterDrop(from, on, edge) - 1, 0, moved)
  expect(letters.join('')).toBe(after)
})

test.each([
  [0, -14],
  [48, -7],
  [96, 0],
  [400, 0],
  [704, 0],
  [752, 7],
  [900, 14],
])('at %i of 800 pixels the page scrolls by %i', (y, by) => expect(scrollBeside(y, 800)).toBe(by))
