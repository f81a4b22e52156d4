import { expect, test } from 'vitest'
import { pageIn, pagesAround } from './pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
])('on page %i of %i', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown)
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1e9', 1],
  ['page=two', 1],
])('"%s" asks for page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page)
})
