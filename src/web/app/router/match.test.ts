import { expect, test } from 'vitest'
import { pages } from '../../storefront/pages.ts'
import { matchPage } from './match.ts'

test.each([
  ['/', 'home', {}],
  ['/news', 'news', {}],
  ['/news/', 'news', {}],
  ['/News', 'news', {}],
  ['/categories', 'categories', {}],
  ['/12', 'product-short', { number: '12' }],
  ['/products/12', 'product', { number: '12' }],
  ['/category/a%20%26%20b', 'category', { main: 'a & b' }],
  ['/category/a/b%2Fc', 'category-2', { main: 'a', sub: 'b/c' }],
  ['/%E0%A4%A', 'product-short', { number: '%E0%A4%A' }],
  ['/no/such/page', 'missing', {}],
] as const)('%s is the page %s', (address, id, params) => {
  const found = matchPage(pages, address)
  expect([found?.page.id, found?.params]).toEqual([id, params])
})
