import type { PriceList } from '../../person.ts'
import type { FacetColumns } from './facet-columns.ts'
import type { ListedProduct } from './listed-product.ts'

export type OffersQuery = {
  priceList: PriceList
  /** One of each family, that with the largest saving. */
  families: boolean
  /** 1 for the place of each product that filters let through; left out: everything. */
  passes?: Uint8Array
}

export type Offers = {
  products: readonly ListedProduct[]
  /** How many there are in each main category that has some, by its path. */
  counts: ReadonlyMap<string, number>
}

/** Of sorted offers those that are asked for, counted. */
export function offersOf(
  sorted: readonly ListedProduct[],
  { families, passes }: OffersQuery,
  columns: FacetColumns,
): Offers {
  const { family } = columns.get()
  const seen = new Uint8Array(columns.familyCount())
  const counts = new Map<string, number>()
  const products = sorted.filter(({ place, row }) => {
    if (passes !== undefined && passes[place] !== 1) return false
    const own = families ? (family[place] ?? -1) : -1
    if (own !== -1 && seen[own] === 1) return false
    if (own !== -1) seen[own] = 1
    counts.set(row.main_path, (counts.get(row.main_path) ?? 0) + 1)
    return true
  })
  return { products, counts }
}
