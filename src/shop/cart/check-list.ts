import { productsByCode } from '../catalogue/codes.store.ts'
import type { Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import { nearest, readAsked, type MatchConfidence } from '../search/nearest.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { WithCatalogue } from '../search/catalogue.ts'
import { customer, type Visit } from '../visit.ts'
import type { CartLine } from './cart.ts'
import { toCartLine } from './price-cart.ts'

export type AskedLine = { wanted: string; quantity: number }

/** A line of a list with what it may mean, the likeliest first, at this buyer's prices. */
export type CheckedLine = AskedLine & { sure: MatchConfidence; candidates: CartLine[] }

const mostCandidates = 3

/** Looks up a whole list: by sku or number exactly, else by name; nothing is kept. */
export async function checkList(
  visit: Visit & WithCatalogue,
  asked: readonly AskedLine[],
): Promise<CheckedLine[]> {
  customer(visit, 'sign_in_for_cart')
  // Every product carries both price lists here; a line leaves with this buyer's own price only.
  const shelf = { db: visit.db, seesWholesale: true }
  const byCode = await productsByCode(
    shelf,
    asked.flatMap(({ wanted }) => codesIn(wanted)),
  )
  const { search } = await visit.catalogue.fresh()
  const found = new Map<string, string[]>()
  for (const { wanted } of asked) {
    if (found.has(wanted) || byCode(wanted) !== undefined) continue
    found.set(wanted, idsLike(search, wanted))
    await breather() // two hundred names must not hold up everybody else
  }
  const products = await productsById(shelf, [...new Set([...found.values()].flat())])
  const byId = new Map(products.map((product) => [product.id, product]))
  return asked.map(({ wanted, quantity }) => {
    const code = codesIn(wanted)
      .map(byCode)
      .find((product) => product !== undefined)
    const known = (found.get(wanted) ?? []).flatMap((id) => byId.get(id) ?? [])
    const { sure, meant } = code ? { sure: 'exact' as const, meant: [code] } : byName(wanted, known)
    return {
      wanted,
      quantity,
      sure,
      candidates: meant.map((product) => toCartLine(product, visit.priceList, quantity)),
    }
  })
}

/** "CHAI-1, Dum Chai": a list often names both. */
function codesIn(wanted: string) {
  const [first = '', ...more] = wanted.split(', ')
  return more.length === 0 || /^\d+$/.test(first) ? [wanted] : [wanted, first]
}

function byName(
  wanted: string,
  found: readonly Product[],
): { sure: MatchConfidence; meant: Product[] } {
  const same = found.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same.length === 1) return { sure: 'exact', meant: same }
  const { sure, ordered } = nearest(readAsked(wanted), found)
  return { sure, meant: ordered.slice(0, mostCandidates) }
}

const nearEnough = 24

/** All of the words, without the size of the pack, which is no part of a name; else half of them. */
function idsLike(search: SearchIndex, wanted: string): string[] {
  const { text, words } = readAsked(wanted)
  const all = search.find(text)
  if (all.length > 0 || words.length < 2)
    return (all.length > 0 ? all : search.find(wanted)).slice(0, nearEnough)
  const telling = words.filter((word) => word.length > 2).slice(0, 6)
  const hits = telling.flatMap((word) => search.find(word).slice(0, 200))
  const counts = Map.groupBy(hits, (id) => id)
  const enough = telling.length / 2
  const near = [...counts.keys()].filter((id) => (counts.get(id)?.length ?? 0) >= enough)
  return near
    .toSorted((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0))
    .slice(0, nearEnough)
}

const breather = () => new Promise((resolve) => setImmediate(resolve))
