import type { Filtered } from '#shop/catalogue/lists/filtered.ts'
import { boughtIds } from '#shop/orders/buying-again/buy-again.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Snapshot } from '#shop/search/catalogue.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import type { Hits } from '#shop/search/indexed/hits.ts'
import { encodeFacets, noFacets } from '#wire/v1/catalogue/facets.ts'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import type { OpenVisit } from '../../open-shop.ts'
import { byReadName, textsToSortBy } from './by-urdu-name.ts'
import { cardsOf, toFilterQuery, isBesideOthers, type List } from './lists.ts'

/** Filtered products, from the hits if it is a search. */
type Found = { filtered: Filtered; hits: Hits | null }

type FindInput = { query: List; first?: ReadonlySet<string> }

/** The result of `read`; null: no such category. */
function find<T>(
  visit: OpenVisit,
  { search, lists, tree }: Snapshot,
  { query, first }: FindInput,
  read: (found: Found) => T,
): T | Promise<T> | null {
  const filter = toFilterQuery(visit, query, tree)
  if (filter === null) return null
  const text = query.q?.trim()
  if (!text) return read({ filtered: lists.filter(filter, visit.now()), hits: null })
  const exact = query.exact === '1'
  const among = (paths: readonly string[] | undefined, next: (found: Found) => T | Promise<T>) =>
    search.hits(text, { paths, first, exact }, (hits) =>
      next({ filtered: lists.filter({ ...filter, among: hits.places }, visit.now()), hits }),
    )
  const { categories } = filter.filters
  return among(undefined, (found) => {
    // If the whole category matches, use its own order.
    const isElsewhere = categories.length > 0 && !isIn(found.filtered, categories)
    return isElsewhere ? among(categories, read) : read(found)
  })
}

const isIn = ({ counts }: Filtered, categories: readonly string[]) =>
  [...counts.categories.keys()].some((path) =>
    categories.some((above) => path === above || path.startsWith(`${above}/`)),
  )

/** A page of filtered products; a search without a sort lists best matches first. */
export async function filteredProducts(visit: OpenVisit, query: List) {
  const isSearch = Boolean(query.q?.trim())
  const bought = isSearch ? await boughtIds(visit) : nobody
  const texts = await textsToSortBy(visit, query)
  const snapshot = await visit.catalogue.fresh()
  const found = await find(visit, snapshot, { query, first: bought }, (all) => ({
    ids: idsOf(all, query, texts),
    total: all.filtered.counts.total,
  }))
  if (found === null) return { data: [], total: 0 }
  const meant = correctedIn(snapshot, query)
  const { ids, total } = found
  const cards = await cardsOf(visit, ids, query)
  const marked = (one: Product) => (bought.has(one.id) ? { ...one, bought: true } : one)
  const data = cards.map((one) => ({
    ...marked(one),
    ...(one.sizes && { sizes: one.sizes.map(marked) }),
  }))
  const fewer = total === 0 && query.q ? snapshot.search.shorten(meant ?? query.q) : []
  return {
    data,
    total,
    ...(meant !== null && { corrected: meant }),
    ...(fewer.length > 0 && { fewer }),
    ...(total > 0 && query.q && whyIn(snapshot, meant ?? query.q, visit.locale)),
  }
}

/** Absent where the results are what was typed. */
function whyIn({ search }: Snapshot, text: string, locale: string) {
  const { unsold, meal, several } = search.about(text, locale)
  return {
    ...(unsold.length > 0 && { unsold }),
    ...(meal !== null && { meal }),
    ...(several.length > 0 && { several }),
  }
}

const nobody: ReadonlySet<string> = new Set()

function idsOf({ filtered, hits }: Found, query: List, texts: Translations | null): string[] {
  const limit = query.limit ?? 24
  const offset = ((query.page ?? 1) - 1) * limit
  if (texts !== null)
    return byReadName(filtered.sorted('name', 0, filtered.counts.total), texts)
      .slice(offset, offset + limit)
      .map(({ row }) => row.id)
  if (hits === null || query.sort !== undefined)
    return filtered.sorted(query.sort ?? 'popular', offset, limit).map(({ row }) => row.id)
  return hits.page(filtered.passes, { families: query.families === '1', offset, limit }).ids
}

const correctedIn = ({ search }: Snapshot, { q }: List) => (q ? search.correct(q) : null)

/** How many there are with each choice. */
export async function facetsOf(visit: OpenVisit, query: List): Promise<WireFacets> {
  const snapshot = await visit.catalogue.fresh()
  const counts = await find(visit, snapshot, { query }, ({ filtered }) => filtered.counts)
  if (counts === null) return noFacets
  const isBeside = isBesideOthers(query)
  const filter = toFilterQuery(visit, query, snapshot.tree)
  const chosen = isBeside ? filter?.filters.categories : filter?.categoryPaths
  return encodeFacets(counts, snapshot.tree, { chosen: chosen ?? [], isBeside })
}
