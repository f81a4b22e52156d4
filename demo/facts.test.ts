import { expect, test } from 'vitest'
import { productFields } from '#shop/catalogue/product-fields.ts'
import { factKeys, factsOf } from './facts.ts'
import { products } from './products.ts'

const all = products.map(({ sku }) => factsOf(sku))

test('at least forty products have ingredients', () => {
  expect(all.filter(({ ingredients }) => ingredients !== '').length).toBeGreaterThanOrEqual(40)
})

test('every entry is of a product that there is', () => {
  const idle = factKeys.filter(
    (key) => !products.some(({ sku }) => `${sku}-`.startsWith(`${key}-`)),
  )
  expect(idle).toEqual([])
})

test('allergens are short', () => {
  for (const { allergens } of all) {
    expect(allergens.length).toBeLessThanOrEqual(productFields.allergens.most)
    expect(allergens.every((one) => one !== '' && one.length <= productFields.allergens.max)).toBe(
      true,
    )
  }
})
