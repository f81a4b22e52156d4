import type { CategoryNode } from '../../catalogue/category.ts'
import { makeSearchIndex } from './search-index.ts'

/** A category that was found; `under`: the names of those above it, the highest first. */
export type FoundPlace = { name: string; path: string; under: string[] }

export type PlaceIndex = {
  /** Brings what is found up to this tree. */
  use: (tree: readonly CategoryNode[]) => void
  /** The best matches; with `within` only those under this path. */
  find: (text: string, limit: number, within?: string) => FoundPlace[]
}

/** A category that only sounds a little like it is no help. */
const surely = 0.7

/** Finds categories by what people type, as products are found. */
export function makePlaceIndex(): PlaceIndex {
  const index = makeSearchIndex()
  let places = new Map<string, FoundPlace>()

  const put = (nodes: readonly CategoryNode[], under: string[], known: typeof places) => {
    for (const { name, path, children } of nodes) {
      known.set(path, { name, path, under })
      index.put({ ...noProduct, id: path, number: known.size, name, path })
      put(children, [...under, name], known)
    }
  }
  return {
    use(tree) {
      const known: typeof places = new Map()
      put(tree, [], known)
      for (const path of places.keys()) if (!known.has(path)) index.remove(path)
      places = known
    },
    find: (text, limit, within) =>
      index
        .find(text, { limit, least: surely, ...(within !== undefined && { paths: [within] }) })
        .ids.flatMap((path) => places.get(path) ?? []),
  }
}

const noProduct = {
  brand: '',
  description: '',
  main: '',
  sub: '',
  item: '',
  pack: { amount: null, unit: null },
  family: null,
}
