import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { withSizes } from '../catalogue/sizes/families.store.ts'
import { productsById } from '../catalogue/products.store.ts'
import { shopDay } from '../settings/shop-day.ts'

/** The best sellers in an order that changes each day; sold-out ones last. `families`: one size each. */
export async function featuredProducts(
  visit: Visit & WithCatalogue,
  { count, families }: { count: number; families: boolean },
): Promise<Product[]> {
  const { lists } = await visit.catalogue.fresh()
  const { priceList } = visit
  const all = { categoryPaths: [], sort: 'popular', priceList, inStock: false, families } as const
  const best = lists.find(all, visit.now()).slice(0, count)
  const day = shopDay(visit.now())
  const ids = best.map(({ row }) => row.id).toSorted((a, b) => orderOn(day, a) - orderOn(day, b))
  const found = await productsById(visit, ids)
  const products = families ? await withSizes(visit, found) : found
  return [...products.filter((one) => !isSoldOut(one)), ...products.filter(isSoldOut)]
}

/** The same for everybody on a day: a page that changes at each visit can't be returned to. */
function orderOn(day: string, id: string): number {
  let hash = 2166136261
  for (const letter of day + id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0
}
