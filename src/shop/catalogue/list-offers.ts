import type { Visit } from '../visit.ts'
import { largestSaving } from './offers.ts'
import { productsWithOffers } from './offers.store.ts'
import type { Product } from './product.ts'

type Asked = {
  /** the slug of a main category; null: all */
  main: string | null
  limit: number
  offset: number
}
export type Offers = {
  products: Product[]
  total: number
  /** How many offers there are in each main category that has some, by its slug. */
  counts: { main: string; products: number }[]
}

/** What is cheaper for this buyer at this moment and in stock, the largest saving first. */
export async function listOffers(visit: Visit, { main, limit, offset }: Asked): Promise<Offers> {
  const found = (await productsWithOffers(visit))
    .map((product) => ({ product, saving: largestSaving(product, visit.priceList) }))
    .filter(({ saving }) => saving > 0)
    .toSorted((a, b) => b.saving - a.saving || a.product.number - b.product.number)
    .map(({ product }) => product)
  const byMain = Map.groupBy(found, mainOf)
  const asked = main === null ? found : (byMain.get(main) ?? [])
  return {
    products: asked.slice(offset, offset + limit),
    total: asked.length,
    counts: [...byMain].map(([slug, products]) => ({ main: slug, products: products.length })),
  }
}

const mainOf = ({ shelf }: Product) => shelf.path.split('/')[0] ?? ''
