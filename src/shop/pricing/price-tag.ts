import type { Paisa } from '../money.ts'
import type { PriceList } from '../person.ts'

/** List price and, where there is one, a lower offer. */
export type PriceTag = { list: Paisa; offer: Paisa | null }

/** What one buyer pays for one piece, and what is shown beside it. */
export type Price = {
  now: Paisa
  /** The struck-through price; null when there is none to strike: "Best Price". */
  was: Paisa | null
  /** Whole percent under the list price; 0 without an offer. */
  percentOff: number
}

/** Less is no offer worth a badge, nor a struck-through price. */
const minPercentOff = 5

/** Whether a price is shown as an offer. */
export const isOffer = (price: Pick<Price, 'percentOff'>) => price.percentOff >= minPercentOff

/** Whole percent that a price is under the list price. */
export const percentOff = (list: number, now: number) => Math.round(((list - now) / list) * 100)

type Priced = {
  retail: PriceTag
  wholesale?: (PriceTag & { breaks: readonly { from: number; price: Paisa }[] }) | null
}

/**
 * The one pricing rule, for card, page, cart, order and back office: a stock buyer
 * pays the wholesale offer if there is one, else the wholesale list price, and less from the
 * quantities on that have a lower one; everybody else the retail pair, however many they take. A
 * product without wholesale prices costs a stock buyer its retail price.
 */
export function priceFor(product: Priced, priceList: PriceList, quantity = 1): Price {
  const wholesale = wholesaleFor(product, priceList)
  const { list, offer } = wholesale ?? product.retail
  const reached = (wholesale?.breaks ?? []).filter(({ from }) => quantity >= from)
  const now = Math.min(list, offer ?? list, ...reached.map(({ price }) => price)) as Paisa
  return now === list
    ? { now, was: null, percentOff: 0 }
    : { now, was: list, percentOff: percentOff(list, now) }
}

/** The wholesale prices and terms, for a buyer to whom they apply. */
export const wholesaleFor = <T>(product: { wholesale?: T | null }, priceList: PriceList) =>
  priceList === 'wholesale' ? (product.wholesale ?? null) : null
