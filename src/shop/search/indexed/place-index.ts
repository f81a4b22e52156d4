import type { CategoryNode } from '../../catalogue/categories/category.ts'
import { makeSearchIndex } from './search-index.ts'

/** `under`: names of its ancestors, topmost first. */
export type FoundPlace = { name: string; path: string; under: string[] }

export type PlaceIndex = {
  /** Rebuilds the index for this tree. */
  use: (tree: readonly CategoryNode[]) => void
  /** Best first; `within`: only below this path. */
  find: (text: string, limit: number, within?: string) => FoundPlace[]
}

/** Minimum score: vaguely similar categories don't help. */
const minScore = 0.7

/** Matches category names like product names. */
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
        .find(text, { limit, minScore, ...(within !== undefined && { paths: [within] }) })
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
