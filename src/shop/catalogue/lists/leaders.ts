import type { FacetColumns } from './facet-columns.ts'
import type { Compare } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.ts'

/** Which of a family stands for it, by the name of an order; worked out when it is asked for. */
export function openLeaders({ families }: Pick<ListedProducts, 'families'>) {
  const leaders = new Map<string, Map<string, ListedProduct>>()

  return {
    /** Whether a product stands for its family in an order. */
    leads(name: string, compare: Compare): (one: ListedProduct) => boolean {
      const known = leaders.get(name) ?? new Map<string, ListedProduct>()
      leaders.set(name, known)
      return (one) => {
        const { family_key: key } = one.row
        const family = key === null ? null : families.several(key)
        if (key === null || family === null) return true
        const leader = known.get(key) ?? firstOf(family, compare)
        known.set(key, leader)
        return leader === one
      }
    },
    forget(keys: Iterable<string>) {
      for (const known of leaders.values()) for (const key of keys) known.delete(key)
    },
  }
}

export type Leaders = ReturnType<typeof openLeaders>

/** 1 for each place whose product stands for its family, worked out for all at once. */
export function leadingPlaces(columns: FacetColumns, compare: Compare): Uint8Array {
  const { products } = columns
  const { family } = columns.get()
  const first = new Int32Array(columns.familyCount()).fill(-1)
  const leading = new Uint8Array(products.length)
  for (const [place, one] of products.entries()) {
    if (one === undefined) continue
    const own = family[place] ?? -1
    const other = products[first[own] ?? -1]
    if (own === -1) leading[place] = 1
    else if (other === undefined || compare(one, other) < 0) first[own] = place
  }
  for (const place of first) if (place !== -1) leading[place] = 1
  return leading
}

const firstOf = (family: Iterable<ListedProduct>, compare: Compare) =>
  [...family].reduce((first, one) => (compare(one, first) < 0 ? one : first))
