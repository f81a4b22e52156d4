import { priceListOf } from '#shop/person.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { wholesaleFor } from '#shop/pricing/price-tag.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** The wholesale prices and terms, for whoever buys by them; null for everybody else, staff too. */
export const useWholesale = (product: Product) => wholesaleFor(product, priceListOf(usePerson()))
