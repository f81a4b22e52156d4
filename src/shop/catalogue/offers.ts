import { type MultiBuy, multiBuyFor } from '../pricing/multi-buy.ts'
import { isOffer, priceFor, type PriceTag } from '../pricing/price-tag.ts'
import type { WholesaleTag } from '../pricing/wholesale-terms.ts'
import type { PriceList } from '../person.ts'
import { times } from '../money.ts'

type Offered = { retail: PriceTag; wholesale?: WholesaleTag | null; multiBuy?: MultiBuy }

/** The part of the list price (0 to 1) that a buyer saves at most: by the offer, or by so many together; 0: nothing worth showing. */
export function largestSaving(product: Offered, priceList: PriceList): number {
  const price = priceFor(product, priceList)
  const list = price.was ?? price.now
  const multiBuy = multiBuyFor(product, priceList)
  return Math.max(
    isOffer(price) ? 1 - price.now / list : 0,
    multiBuy === null ? 0 : 1 - multiBuy.price / times(list, multiBuy.quantity),
  )
}
