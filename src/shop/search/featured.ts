import type { Visit } from '../visit.ts'
import type { WithCatalogue } from './catalogue.ts'
import type { StoredEntry } from './indexed/search-entry.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { withSizes } from '../catalogue/sizes/families.store.ts'
import { productsById } from '../catalogue/products.store.ts'

/** Published products in a new random order; sold-out ones last. */
export async function featuredProducts(
  visit: Visit & WithCatalogue,
  { count, families }: { count: number; families: boolean },
): Promise<Product[]> {
  const { search } = await visit.catalogue.fresh()
  const some = search.some((families ? 2 * count : count) + 6)
  const chosen = families ? onePerFamily(some).slice(0, count + 6) : some
  const found = await productsById(
    visit,
    chosen.map(({ id }) => id),
  )
  const products = families ? await withSizes(visit, found) : found
  return [...products.filter((one) => !isSoldOut(one)), ...products.filter(isSoldOut)].slice(
    0,
    count,
  )
}

function onePerFamily(entries: readonly StoredEntry[]): StoredEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ id, family }) => {
    const isFirst = !seen.has(family ?? id)
    seen.add(family ?? id)
    return isFirst
  })
}
