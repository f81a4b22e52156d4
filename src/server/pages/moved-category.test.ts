import { expect, test } from 'vitest'
import { slugOf } from '#shop/catalogue/categories/category.ts'
import { movedCategory } from './moved-category.ts'

const moves = new Map([
  ['dairy', 'milk-dairy'],
  ['dairy/eggs', 'milk-dairy/eggs'],
  [slugOf('آٹا'), 'flour/atta'],
])

test.each([
  ['/category/dairy', '/category/milk-dairy'],
  ['/category/Dairy/Eggs?page=2', '/category/milk-dairy/eggs?page=2'],
  ['/category/%D8%A2%D9%B9%D8%A7', '/category/flour/atta'],
  ['/category/dairy/cheese', null],
  ['/category/milk-dairy', null],
  ['/offers/dairy', null],
])('the address %s of a category leads to %s', (from, to) => {
  expect(movedCategory(new URL(from, 'https://shop.example'), moves)).toBe(to)
})
