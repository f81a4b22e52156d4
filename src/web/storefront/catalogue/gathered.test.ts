import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { clearAbove, gathered, saveAbove } from './gathered.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id }) as Product)
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

beforeEach(clearAbove)

test('a page loaded below others is appended, each product once', () => {
  saveAbove('/products?page=2', of('a', 'b', 'c'))
  expect(ids(gathered('/products?page=2', of('c', 'd')))).toEqual(['a', 'b', 'c', 'd'])
})

test('any other page is displayed alone', () => {
  saveAbove('/products?page=2', of('a'))
  expect(ids(gathered('/products?page=3', of('e')))).toEqual(['e'])
  clearAbove()
  expect(ids(gathered('/products?page=2', of('c')))).toEqual(['c'])
})
