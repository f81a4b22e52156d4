import { type MultiBuy, multiBuyFor } from '../pricing/multi-buy.ts'
import { isOffer, priceFor } from '../pricing/price-tag.ts'
import type { PriceList } from '../person.ts'
import { isSoldOut, type Product } from './product.ts'

/** What stands on a product's picture. */
export type Badge = { kind: 'offer'; percentOff: number } | { kind: 'multi-buy'; offer: MultiBuy }

type Badged = Pick<Product, 'retail' | 'wholesale' | 'multiBuy' | 'stock'>

/** The badges of a product for a buyer, the most important first, `most` at most; what is sold out has none. */
export function badgesOf(product: Badged, priceList: PriceList, most: number): Badge[] {
  if (isSoldOut(product)) return []
  const price = priceFor(product, priceList)
  const offer = multiBuyFor(product, priceList)
  const badges: Badge[] = [
    ...(isOffer(price) ? [{ kind: 'offer', percentOff: price.percentOff } as const] : []),
    ...(offer ? [{ kind: 'multi-buy', offer } as const] : []),
  ]
  return badges.slice(0, most)
}
