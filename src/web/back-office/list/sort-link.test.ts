import { expect, test } from 'vitest'
import { nextSort, sortedBy } from './sort-link.tsx'

test.each([
  ['name', 'newest', false, 'name', undefined],
  ['name', 'name', false, '-name', 'ascending'],
  ['name', '-name', false, 'name', 'descending'],
  ['spend', 'name', true, '-spend', undefined],
  ['spend', '-spend', true, 'spend', 'descending'],
] as const)('a press of %s, of a list sorted by %s', (name, sort, isFigure, next, sorted) => {
  expect(nextSort(name, sort, isFigure)).toBe(next)
  expect(sortedBy(name, sort)).toBe(sorted)
})
