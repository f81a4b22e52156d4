import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#shop/catalogue/product.ts'
import { forgetAbove, gathered, keepAbove } from './gathered.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id }) as Product)
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

beforeEach(forgetAbove)

test('a page that was loaded below others stands below them, each product once', () => {
  keepAbove('/products?page=2', of('a', 'b', 'c'))
  expect(ids(gathered('/products?page=2', of('c', 'd')))).toEqual(['a', 'b', 'c', 'd'])
})

test('any other page stands alone', () => {
  keepAbove('/products?page=2', of('a'))
  expect(ids(gathered('/products?page=3', of('e')))).toEqual(['e'])
  forgetAbove()
  expect(ids(gathered('/products?page=2', of('c')))).toEqual(['c'])
})
