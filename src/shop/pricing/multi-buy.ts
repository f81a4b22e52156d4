import { less, type Paisa, times } from '../money.ts'
import type { PriceList } from '../person.ts'
import type { Period } from './period.ts'
import { priceFor, type PriceTag } from './price-tag.ts'
import type { Packed, Weighed } from './weight.ts'

/** So many together cost so much (paisa): "3 for Rs. 500". */
export type MultiBuy = { quantity: number; price: Paisa }
/** As staff sets it: with the time in which it holds. */
export type MultiBuyOffer = MultiBuy & Period

/** A line of a cart or an order, at what one piece costs. */
export type PricedLine = {
  price: Paisa
  quantity: number
  multiBuy?: MultiBuy | null
  /** Absent: not weighed. Without `packed` its amount is an estimate. */
  weight?: (Weighed & { packed?: Packed | null }) | null
}

/**
 * What a line costs as it was ordered: its full sets at the offer's price, the rest by the piece. A set never costs
 * more than its pieces, nor a rest more than another set, so a larger quantity never costs less than a smaller one.
 */
export function orderedAmount({ price, quantity, multiBuy = null }: PricedLine): Paisa {
  if (multiBuy === null) return times(price, quantity)
  const set = Math.min(multiBuy.price, times(price, multiBuy.quantity)) as Paisa
  const rest = Math.min(times(price, quantity % multiBuy.quantity), set)
  return (times(set, Math.floor(quantity / multiBuy.quantity)) + rest) as Paisa
}

/** What the offer takes off a line. */
export const lineSaving = (line: PricedLine) =>
  less(times(line.price, line.quantity), orderedAmount(line))

type Offered = { retail: PriceTag; multiBuy?: MultiBuy; weight?: Weighed }

/** The multi-buy offer that holds for a buyer: on retail prices only, where it is a saving, and never of weighed goods. */
export function multiBuyFor(product: Offered, priceList: PriceList): MultiBuy | null {
  const { retail, multiBuy, weight } = product
  if (priceList !== 'retail' || multiBuy === undefined || weight !== undefined) return null
  const { quantity, price } = multiBuy
  return price < times(priceFor({ retail }, 'retail').now, quantity) ? { quantity, price } : null
}
