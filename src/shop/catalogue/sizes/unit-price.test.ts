import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees, show } from '../../money.ts'
import { readPack } from './pack.ts'
import { unitPriceOf } from './unit-price.ts'

test.each([
  [60, '40 g', 'Rs. 150 100g'],
  [625, '2.5 kg', 'Rs. 250 kg'],
  [130, '500 g', 'Rs. 260 kg'],
  [75, '250 g', 'Rs. 300 kg'],
  [48, '249 g', 'Rs. 19 100g'],
  [70, '200 ml', 'Rs. 35 100ml'],
  [360, '1.5 L', 'Rs. 240 l'],
  [240, '6 x 200 ml', 'Rs. 200 l'],
  [10, '3 pcs', 'Rs. 3.33 piece'],
  [300, '1 dozen', 'Rs. 25 piece'],
  [500, '10 m', 'Rs. 50 m'],
])('Rs. %d for %s is %s', (price, pack, expected) => {
  const found = unitPriceOf(rupees(price), readPack(pack))
  expect(found && `${show(found.price)} ${found.per}`).toBe(expected)
})

test.each([
  ['95 g', ['95 g', '430 g', '900 g'], 'Rs. 1,053 kg'],
  ['900 g', ['95 g', '430 g', '900 g'], 'Rs. 111 kg'],
  ['95 g', ['95 g', '190 g'], 'Rs. 105 100g'],
  ['200 ml', ['1 L', '200 ml', '1 pc'], 'Rs. 500 l'],
  ['3 pcs', ['3 pcs', '500 g'], 'Rs. 33 piece'],
  ['1 kg', ['1 kg', '5 kg'], 'Rs. 100 kg'],
])('Rs. 100 for %s beside %j is %s', (pack, sizes, expected) => {
  const found = unitPriceOf(rupees(100), readPack(pack), sizes.map(readPack))
  expect(found && `${show(found.price)} ${found.per}`).toBe(expected)
})

test.each(['1 kg', '100 g', '1 L', '1 pc', 'Combo', ''])(
  'a pack of "%s" has no unit price',
  (pack) => {
    expect(unitPriceOf(rupees(100), readPack(pack))).toBeNull()
  },
)

test('it is whole paisa, and more of the same for the same money never costs more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e7 }),
      fc.integer({ min: 250, max: 50_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (price, amount, more) => {
        // A pack of exactly a kilogram has its own price, which isn't rounded.
        fc.pre(amount !== 1000 && amount + more !== 1000)
        const of = (grams: number) =>
          unitPriceOf(paisa(price), { text: '', amount: grams, unit: 'g' })?.price ?? 0
        expect(Number.isInteger(of(amount))).toBe(true)
        expect(of(amount + more)).toBeLessThanOrEqual(of(amount))
      },
    ),
  )
})
