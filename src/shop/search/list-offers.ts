import { withSizes } from '../catalogue/families.store.ts'
import type { Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'

type Asked = {
  /** the slug of a main category; null: all */
  main: string | null
  limit: number
  offset: number
  /** one of each family, that with the largest saving */
  families: boolean
}
export type Offers = {
  products: Product[]
  total: number
  /** How many offers there are in each main category that has some, by its slug. */
  counts: { main: string; products: number }[]
}

/** What is cheaper for this buyer at this moment and in stock, the largest saving first. */
export async function listOffers(
  visit: Visit & WithCatalogue,
  { main, limit, offset, families }: Asked,
): Promise<Offers> {
  const { lists } = await visit.catalogue.fresh()
  const { products, counts } = lists.offers({ priceList: visit.priceList, families }, visit.now())
  const asked = main === null ? products : products.filter(({ row }) => row.main_path === main)
  const ids = asked.slice(offset, offset + limit).map(({ row }) => row.id)
  const shown = await productsById(visit, ids)
  return {
    products: families ? await withSizes(visit, shown) : shown,
    total: asked.length,
    counts: [...counts].map(([slug, count]) => ({ main: slug, products: count })),
  }
}
