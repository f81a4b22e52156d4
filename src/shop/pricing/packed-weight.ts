import { paisa, type Paisa } from '../money.ts'
import { chargeOfGrams, type Packed, pricePerKilo, type Weighed, withoutPaisa } from './weight.ts'

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

/** Units that came back; `grams`: how much of them, null: all of it. */
type Back = { quantity: number; grams: number | null }

/** What the buyer keeps of so many weighed units; 0: nothing. In grams × packed units, where both ways to come back are whole. */
export const keptWeight = (units: number, back: readonly Back[], packed: Packed) =>
  back.reduce(
    (all, { quantity, grams }) =>
      all - (grams === null ? quantity * packed.grams : grams * packed.quantity),
    units * packed.grams,
  )

/** What the buyer keeps of so many weighed units costs (paisa), rounded down like a part of them. */
export function amountWithout(
  units: number,
  back: readonly Back[],
  packed: Packed,
  weight: Pick<Weighed, 'wholeRupees'>,
): Paisa {
  const kept = BigInt(packed.amount) * BigInt(keptWeight(units, back, packed))
  return withoutPaisa(Number(kept / BigInt(packed.grams * packed.quantity)), weight)
}
