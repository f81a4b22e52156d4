import type { Product } from '#shop/catalogue/product.ts'
import { wholesaleFor } from '#shop/pricing/price-tag.ts'
import { usePriceList } from '../layout-data/use-layout-data.ts'

/** Wholesale prices and terms; null for all but wholesale customers, staff included. */
export const useWholesale = (product: Product) => wholesaleFor(product, usePriceList())
