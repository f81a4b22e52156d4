import type { FacetColumns } from './facet-columns.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.ts'

export type LeaderOf = (family: readonly ListedProduct[]) => ListedProduct | undefined

/** Which of a family stands for it, by the name of an order; worked out when it is asked for. */
export function openLeaders({ families }: Pick<ListedProducts, 'families'>) {
  const leaders = new Map<string, Map<string, ListedProduct>>()

  return {
    /** Whether a product stands for its family in an order. */
    leads(name: string, leaderOf: LeaderOf): (one: ListedProduct) => boolean {
      const known = leaders.get(name) ?? new Map<string, ListedProduct>()
      leaders.set(name, known)
      return (one) => {
        const { family_key: key } = one.row
        const family = key === null ? null : families.several(key)
        if (key === null || family === null) return true
        const leader = known.get(key) ?? leaderOf([...family])
        if (leader !== undefined) known.set(key, leader)
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
export function leadingPlaces(columns: FacetColumns, leaderOf: LeaderOf): Uint8Array {
  const { products } = columns
  const leading = new Uint8Array(products.length)
  const places = Int32Array.from(products.keys()).filter((place) => products[place] !== undefined)
  for (const place of leadersAmong(columns, places, leaderOf)) leading[place] = 1
  return leading
}

/** Those of the places whose product stands for its family among them, or has none. */
export function leadersAmong(
  columns: FacetColumns,
  places: Int32Array,
  leaderOf: LeaderOf,
): Int32Array {
  const { products } = columns
  const { family } = columns.get()
  // The places of a family are a chain from its last one to its first.
  const last = new Int32Array(columns.familyCount()).fill(-1)
  const before = new Int32Array(places.length)
  for (let at = 0; at < places.length; at += 1) {
    const own = family[places[at] ?? 0] ?? -1
    if (own === -1) continue
    before[at] = last[own] ?? -1
    last[own] = at
  }
  const membersFrom = (end: number) => {
    const members: ListedProduct[] = []
    for (let at = end; at !== -1; at = before[at] ?? -1) {
      const one = products[places[at] ?? 0]
      if (one !== undefined) members.push(one)
    }
    return members
  }
  const leader = new Int32Array(last.length).fill(-1)
  for (let own = 0; own < last.length; own += 1) {
    const at = last[own] ?? -1
    if (at === -1) continue
    leader[own] = before[at] === -1 ? (places[at] ?? -1) : (leaderOf(membersFrom(at))?.place ?? -1)
  }
  return places.filter((place) => {
    const own = family[place] ?? -1
    return own === -1 || leader[own] === place
  })
}
