import type { Paisa } from '../money.ts'
import { type PlainRefusal, Refusal } from '../refusals.ts'
import type { PriceTag } from './price-tag.ts'

/** The most of one product that one order takes. */
export const maxQuantity = 999

/** So many of them one product may have. */
export const maxBreaks = 10

/** From this many on, one piece costs so much. */
export type PriceBreak = { from: number; price: Paisa }

/** How many of it may be asked for: the minimum, and from there by the step. */
export type QuantityRule = { minimum: number; step: number }

/** In what quantities a stock buyer may have a product, and from which on it costs less. */
export type WholesaleTerms = QuantityRule & {
  /** How many are packed together; null: nothing to be said about it. */
  carton: number | null
  /** Lowest quantity first. */
  breaks: readonly PriceBreak[]
}

/** What a stock buyer pays, and on which terms. */
export type WholesaleTag = PriceTag & WholesaleTerms

export const oneByOne: QuantityRule = { minimum: 1, step: 1 }
export const plainTerms: WholesaleTerms = { ...oneByOne, carton: null, breaks: [] }

/** Why so many cannot be ordered. */
export function quantityRejection(
  quantity: number,
  { minimum, step }: QuantityRule,
): 'too_few' | 'off_step' | null {
  if (quantity < minimum) return 'too_few'
  return quantity % step === 0 ? null : 'off_step'
}

/** Refuses so many of a product as are not sold; `named` is the product. */
export function refuseSoMany(
  quantity: number,
  named: QuantityRule & { product: string; name: string },
) {
  const why = quantityRejection(quantity, named)
  if (why !== null) throw new Refusal(why, named)
}

/** The next quantity up that can be ordered. */
export const nextUp = (quantity: number, rule: QuantityRule) => roundedUp(quantity + 1, rule)

/** The next one down; it stops at the minimum. */
export const nextDown = (quantity: number, { minimum, step }: QuantityRule) =>
  Math.max(minimum, Math.ceil(quantity / step) * step - step)

/** The least that can be ordered and is not less than this. */
export const roundedUp = (quantity: number, { minimum, step }: QuantityRule) =>
  Math.max(minimum, Math.ceil(quantity / step) * step)

/** The most that can be ordered of what is there; 0 when that is too few. */
export function maxQuantityWithin(available: number, { minimum, step }: QuantityRule) {
  const most = Math.floor(available / step) * step
  return most < minimum ? 0 : most
}

/** The terms must make sense before the database is asked: all quantities go by the step, all prices fall. */
export function termsRejection(tag: WholesaleTag): PlainRefusal | null {
  const { minimum, step, breaks } = tag
  const quantities = [minimum, ...breaks.map(({ from }) => from)]
  if (quantities.some((quantity) => quantity % step !== 0 || quantity > maxQuantity))
    return 'quantities_off_step'
  const prices = [tag.list, ...breaks.map(({ price }) => price)]
  const rises = (values: readonly number[]) =>
    values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  return rises(quantities) && rises(prices.toReversed()) && prices.every((price) => price > 0)
    ? null
    : 'breaks_not_falling'
}
