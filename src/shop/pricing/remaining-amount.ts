import type { Paisa } from '../money.ts'
import { lineAmount } from './line-amount.ts'
import { type PricedLine } from './multi-buy.ts'
import { withoutPaisa } from './weight.ts'

/**
 * What the pieces that somebody keeps of a line cost, where the offer counts all of `bought`: each its share of what
 * those cost. What came damaged is counted and not kept, so it does not break the offer for the rest.
 */
export function remainingAmount(
  line: PricedLine,
  { bought, kept }: { bought: number; kept: number },
) {
  const amount = lineAmount({ ...line, quantity: bought })
  if (kept === bought) return amount
  // Half a paisa is rounded up.
  const share = Math.floor((2 * amount * kept + bought) / (2 * bought)) as Paisa
  return line.weight ? withoutPaisa(share, line.weight) : share
}
