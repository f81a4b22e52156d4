import { type MultiBuy, multiBuyFor } from '../pricing/multi-buy.ts'
import { isOffer, priceFor } from '../pricing/price-tag.ts'
import type { PriceList } from '../person.ts'
import { isSoldOut, type Product } from './product.ts'

/** What stands on a product's picture. */
export type Badge =
  | { kind: 'offer'; percentOff: number }
  | { kind: 'multi-buy'; offer: MultiBuy }
  | { kind: 'low-stock'; left: number }
  | { kind: 'new' }

type Badged = Pick<Product, 'retail' | 'wholesale' | 'multiBuy' | 'stock' | 'isNew'>
type BadgeOptions = {
  priceList: PriceList
  /** From so many on, down to the last, it says how many are left; 0: it does not. */
  lowStock: number
  most: number
}

/** The badges of a product for a buyer, the most important first; what is sold out has none. */
export function badgesOf(product: Badged, { priceList, lowStock, most }: BadgeOptions): Badge[] {
  if (isSoldOut(product)) return []
  const { stock } = product
  const price = priceFor(product, priceList)
  const multiBuy = multiBuyFor(product, priceList)
  const badges: (Badge | null | false)[] = [
    isOffer(price) && { kind: 'offer', percentOff: price.percentOff },
    multiBuy && { kind: 'multi-buy', offer: multiBuy },
    stock !== null && stock <= lowStock && { kind: 'low-stock', left: stock },
    product.isNew === true && { kind: 'new' },
  ]
  return badges.filter((badge) => badge !== null && badge !== false).slice(0, most)
}
