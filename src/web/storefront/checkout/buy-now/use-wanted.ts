import { oneByOne, roundedUp } from '#shop/pricing/wholesale-terms.ts'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import type { Wanted } from './load-item.ts'

/** The item in a quantity in which this buyer can have it: a stock buyer's goes up to the minimum and the step. */
export function useWanted({ product, quantity, colour }: Wanted): Wanted {
  const rule = useWholesale(product) ?? oneByOne
  return { product, quantity: roundedUp(quantity, rule), colour }
}
