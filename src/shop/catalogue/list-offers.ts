import type { Visit } from '../visit.ts'
import { withSizes } from './families.store.ts'
import { largestSaving } from './offers.ts'
import { productsWithOffers } from './offers.store.ts'
import type { Product } from './product.ts'

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
  visit: Visit,
  { main, limit, offset, families }: Asked,
): Promise<Offers> {
  const sorted = (await productsWithOffers(visit))
    .map(({ product, family }) => ({
      product,
      family,
      saving: largestSaving(product, visit.priceList),
    }))
    .filter(({ saving }) => saving > 0)
    .toSorted((a, b) => b.saving - a.saving || a.product.number - b.product.number)
  const found = (families ? firstOfEach(sorted) : sorted).map(({ product }) => product)
  const byMain = Map.groupBy(found, mainOf)
  const asked = main === null ? found : (byMain.get(main) ?? [])
  const shown = asked.slice(offset, offset + limit)
  return {
    products: families ? await withSizes(visit, shown) : shown,
    total: asked.length,
    counts: [...byMain].map(([slug, products]) => ({ main: slug, products: products.length })),
  }
}

function firstOfEach<T extends { family: string | null }>(sorted: readonly T[]): T[] {
  const seen = new Set<string | null>([null])
  return sorted.filter(({ family }) => family === null || (!seen.has(family) && seen.add(family)))
}

const mainOf = ({ shelf }: Product) => shelf.path.split('/')[0] ?? ''
