import { plainDigits } from '#shop/digits.ts'
import { maxQuantityWithin, type QuantityRule, roundedUp } from '#shop/pricing/wholesale-terms.ts'

/** The quantity that was typed, by the step and within the stock, as plus would reach it; null: none. */
export function typedQuantity(text: string, most: number, rule: QuantityRule): number | null {
  const wanted = Number(plainDigits(text).replace(/\D/g, ''))
  const highest = maxQuantityWithin(most, rule)
  return wanted === 0 || highest === 0 ? null : Math.min(highest, roundedUp(wanted, rule))
}
