import { withSizes } from '../catalogue/sizes/families.store.ts'
import type { Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'

type OffersPage = {
  /** slug of a main category; null: all */
  main: string | null
  limit: number
  offset: number
  /** one per family, with the largest saving */
  families: boolean
}
export type Offers = {
  products: Product[]
  total: number
  /** Offers by slug of main category. */
  counts: { main: string; products: number }[]
}

/** In stock and cheaper for this buyer now, largest percentage first, then those for several. */
export async function listOffers(
  visit: Visit & WithCatalogue,
  { main, limit, offset, families }: OffersPage,
): Promise<Offers> {
  const { lists } = await visit.catalogue.fresh()
  const { products, counts } = lists.offers({ priceList: visit.priceList, families }, visit.now())
  const inMain = main === null ? products : products.filter(({ row }) => row.main_path === main)
  const ids = inMain.slice(offset, offset + limit).map(({ row }) => row.id)
  const found = await productsById(visit, ids)
  return {
    products: families ? await withSizes(visit, found) : found,
    total: inMain.length,
    counts: [...counts].map(([slug, count]) => ({ main: slug, products: count })),
  }
}
