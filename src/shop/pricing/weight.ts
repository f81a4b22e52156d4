import type { Paisa } from '../money.ts'

/** Goods whose weight is known only when they are packed. One unit of a quantity is its usual weight. */
export type Weighed = {
  /** Usual grams of one unit. */
  unitGrams: number
  /** True: ordered by the piece; false: by weight. */
  byPiece: boolean
  /** Percent by which a line may cost more than its estimate. */
  tolerance: number
  /** True: a weight is charged in whole rupees. */
  wholeRupees: boolean
}

/** What was weighed: grams of so many units, and what these cost (paisa). */
export type Packed = { grams: number; quantity: number; amount: Paisa }

/** `packed` null: not weighed yet. */
export type LineWeight = Weighed & { packed: Packed | null }

/** Of one unit by weight: any unit in which people order. */
export const unitLimits = { least: 50, most: 1000 } as const
/** Of one piece: a quail, or a whole goat. */
export const pieceLimits = { least: 20, most: 50_000 } as const
/** Grams that a packer can enter for one line. */
export const maxPackedGrams = 1_000_000

export const gramLimits = ({ byPiece }: Pick<Weighed, 'byPiece'>) =>
  byPiece ? pieceLimits : unitLimits

type Priced = { price: Paisa; quantity: number }

/** Paisa for so many grams, half a paisa rounded up. */
export const amountOfGrams = (
  price: Paisa,
  grams: number,
  { unitGrams }: Pick<Weighed, 'unitGrams'>,
) => Math.floor((2 * price * grams + unitGrams) / (2 * unitGrams)) as Paisa

/** What a weight costs its buyer (paisa). */
export const chargeOfGrams = (
  price: Paisa,
  grams: number,
  weight: Pick<Weighed, 'unitGrams' | 'wholeRupees'>,
) => withoutPaisa(amountOfGrams(price, grams, weight), weight)

/** Without its paisa in a shop of whole rupees, so that nothing is above its most. Less than a rupee stays. */
export const withoutPaisa = (amount: number, { wholeRupees }: Pick<Weighed, 'wholeRupees'>) =>
  (wholeRupees && amount >= 100 ? amount - (amount % 100) : amount) as Paisa

/** The nearest whole number of units; exactly half a unit counts for none. */
export const nearestUnits = (grams: number, unitGrams: number) => Math.ceil(grams / unitGrams - 0.5)

/** Units of goods by weight that a scale's weight comes to: at least one. */
export const unitsOfGrams = (grams: number, { unitGrams }: Pick<Weighed, 'unitGrams'>) =>
  Math.max(1, nearestUnits(grams, unitGrams))

/** The price of a kilogram (paisa), rounded. */
export const pricePerKilo = (price: Paisa, weighed: Pick<Weighed, 'unitGrams'>) =>
  amountOfGrams(price, 1000, weighed)

/** The price of a unit (paisa) from that of a kilogram, rounded. */
export const pricePerUnit = (perKilo: Paisa, { unitGrams }: Pick<Weighed, 'unitGrams'>) =>
  amountOfGrams(perKilo, unitGrams, { unitGrams: 1000 })

/**
 * What `quantity` of weighed units cost: their share of what was weighed, so that no part costs more than its most.
 * Units beyond those were taken off the line before it was weighed, at their estimate.
 */
export function amountOfPacked(
  { price, quantity }: Priced,
  packed: Packed,
  weight: Pick<Weighed, 'wholeRupees'>,
): Paisa {
  const beyond = quantity - packed.quantity
  return beyond >= 0
    ? ((packed.amount + price * beyond) as Paisa)
    : withoutPaisa(Math.floor((packed.amount * quantity) / packed.quantity), weight)
}
