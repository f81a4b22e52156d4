import type { Paisa } from '../money.ts'
import { priceFor } from './price-tag.ts'
import type { WholesaleTag } from './wholesale-terms.ts'

/** What one costs from a quantity up to another; `to` is null for the last. */
export type Tier = { from: number; to: number | null; price: Paisa }

/** What each quantity costs, from the minimum up; one tier when there is no lower price to reach. */
export function tiersOf(tag: WholesaleTag): Tier[] {
  const at = (from: number) => ({
    from,
    price: priceFor({ retail: tag, wholesale: tag }, 'wholesale', from).now,
  })
  const tiers = [tag.minimum, ...tag.breaks.map(({ from }) => from)].map(at)
  const lower = tiers.filter(({ price }, index) => price !== tiers[index - 1]?.price)
  return lower.map((tier, index) => ({ ...tier, to: endOf(lower[index + 1], tag) }))
}

const endOf = (next: { from: number } | undefined, { step }: WholesaleTag) =>
  next === undefined ? null : next.from - step
