import { expect, test } from 'vitest'
import { rupees, toRupees } from '../money.ts'
import { perKiloOf } from './packed-weight.ts'
import { chargeOfGrams, pricePerKilo } from './weight.ts'

const price = rupees(790)
const weight = { unitGrams: 1200, wholeRupees: false }

test.each([1, 7, 600, 1199, 1345, 2401])(
  '%i grams at 790 for 1.2 kg cost 658.33 a kilogram on every paper',
  (grams) => {
    for (const wholeRupees of [false, true]) {
      const rule = { ...weight, wholeRupees }
      const packed = { grams, quantity: 2, amount: chargeOfGrams(price, grams, rule) }
      expect(toRupees(perKiloOf({ price, weight: rule, packed }))).toBe(658.33)
      expect(perKiloOf({ price, weight: rule, packed })).toBe(pricePerKilo(price, rule))
    }
  },
)

test('if only the most is charged, a kilogram costs less', () => {
  const packed = { grams: 3000, quantity: 2, amount: rupees(1738) }
  expect(toRupees(perKiloOf({ price, weight, packed }))).toBe(579.33)
})
