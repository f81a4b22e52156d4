import type { PriceList } from '../person.ts'
import { multiBuyFor } from '../pricing/multi-buy.ts'
import { isOffer, priceFor, wholesaleFor } from '../pricing/price-tag.ts'
import type { Product } from './product.ts'

type Offered = Pick<Product, 'retail' | 'wholesale' | 'offerUntil' | 'multiBuy'>

/** When the first of the offers that a buyer sees ends, in milliseconds UTC; null: none does. */
export function offerEndOf(product: Offered, priceList: PriceList): number | null {
  if (wholesaleFor(product, priceList) !== null) return null
  const { offerUntil, multiBuy } = product
  const ends = [
    isOffer(priceFor(product, priceList)) ? (offerUntil ?? null) : null,
    multiBuyFor(product, priceList) === null ? null : (multiBuy?.until ?? null),
  ].filter((end) => end !== null)
  return ends.length === 0 ? null : Math.min(...ends)
}
