import type { Paisa } from '../money.ts'

/** List price and, where there is one, a lower offer. */
export type PriceTag = { list: Paisa; offer: Paisa | null }
export type PriceList = 'retail' | 'wholesale'

/** What one buyer pays for one piece, and what is shown beside it. */
export type Price = {
  now: Paisa
  /** The struck-through price; null when there is none to strike: "Best Price" (spec §6). */
  was: Paisa | null
  /** Whole percent under the list price; 0 without an offer. */
  percentOff: number
}

type Priced = { retail: PriceTag; wholesale: PriceTag | null }

/**
 * The one pricing rule, for card, page, cart, order and back office (spec §6, §9): a stock buyer
 * pays the wholesale offer if there is one, else the wholesale list price; everybody else the
 * retail pair likewise. A product without wholesale prices costs a stock buyer its retail price.
 */
export function priceFor(product: Priced, priceList: PriceList): Price {
  const tag = (priceList === 'wholesale' ? product.wholesale : null) ?? product.retail
  if (tag.offer === null || tag.offer >= tag.list)
    return { now: tag.list, was: null, percentOff: 0 }
  const percentOff = Math.round(((tag.list - tag.offer) / tag.list) * 100)
  return { now: tag.offer, was: tag.list, percentOff }
}
