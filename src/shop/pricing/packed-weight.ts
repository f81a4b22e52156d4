import { paisa, type Paisa } from '../money.ts'
import { chargeOfGrams, type Packed, pricePerKilo, type Weighed } from './weight.ts'

/** Grams of `quantity` of what was weighed, rounded. */
export const gramsOfPacked = (quantity: number, packed: Pick<Packed, 'grams' | 'quantity'>) =>
  Math.round((packed.grams * quantity) / packed.quantity)

export type PackedLine = {
  price: Paisa
  weight: Pick<Weighed, 'unitGrams' | 'wholeRupees'>
  packed: Packed
}

/** The price of a kilogram (paisa) of weighed goods, as on their card; less if only the most is charged. */
export function perKiloOf({ price, weight, packed }: PackedLine): Paisa {
  const usual = pricePerKilo(price, weight)
  const isLess = packed.amount < chargeOfGrams(price, packed.grams, weight)
  return isLess ? paisa(Math.min(usual, perKilo(packed.amount, packed.grams))) : usual
}

/** What a kilogram costs (paisa, rounded) if so many grams cost `amount`. */
export const perKilo = (amount: Paisa, grams: number) => paisa(Math.round((amount * 1000) / grams))
