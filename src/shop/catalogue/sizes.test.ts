import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product } from '../../../test/support/arbitrary-product.ts'
import { readPack } from './pack.ts'
import type { Product } from './product.ts'
import { inOrder, onePerProduct, sizeKey } from './sizes.ts'

const [any] = fc.sample(product, 1)
const sizesOf = (packs: readonly string[]) =>
  packs.map((text, number) => ({ ...any, number, pack: readPack(text) }) as Product)
const texts = (sizes: readonly Product[]) => sizes.map(({ pack }) => pack.text)

test.each([
  [
    ['900 g', '95 g', '430 g'],
    ['95 g', '430 g', '900 g'],
  ],
  [
    ['1 L', '6 × 200 ml', '200 ml'],
    ['200 ml', '1 L', '6 × 200 ml'],
  ],
  [
    ['1 kg', '250 g'],
    ['250 g', '1 kg'],
  ],
  // what cannot be compared stays as it was listed
  [
    ['1 kg', '12 pcs', '250 g'],
    ['1 kg', '12 pcs', '250 g'],
  ],
  [
    ['Large', 'Small'],
    ['Large', 'Small'],
  ],
])('the sizes %j stand as %j', (listed, shown) => {
  expect(texts(inOrder(sizesOf(listed)))).toEqual(shown)
})

test('sizes share category, and family or name and brand', () => {
  const atta = { path: 'a/b/c', name: 'Atta', brand: 'Chakki', family: null }
  expect(sizeKey({ ...atta })).toBe(sizeKey(atta))
  for (const other of [{ path: 'a/b/d' }, { name: 'Maida' }, { brand: 'Sun' }, { family: 'Flour' }])
    expect(sizeKey({ ...atta, ...other })).not.toBe(sizeKey(atta))
  const flour = { ...atta, family: 'Flour' }
  expect(sizeKey({ ...flour, name: 'Atta, 5 kg', brand: '' })).toBe(sizeKey(flour))
})

test('of each product the first stays, in its place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (keys) => {
      expect(onePerProduct(keys, String)).toEqual([...new Set(keys)])
    }),
  )
})
