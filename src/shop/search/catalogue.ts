import type { Db } from '#db/database.ts'
import type { EventFeed } from '../events/feed.ts'
import { makeSearchIndex, type SearchIndex } from './search-index.ts'
import {
  changedSince,
  readVersion,
  removedSince,
  type CatalogueRow,
  rowsAfter,
} from '../catalogue/catalogue.store.ts'
import { readTree } from '../catalogue/categories.store.ts'
import type { CategoryNode } from '../catalogue/category.ts'
import { makeProductLists, type ProductLists } from '../catalogue/lists/product-lists.ts'
import { toEntry } from './entry-of-row.ts'
import { makePlaceIndex, type PlaceIndex } from './place-index.ts'
import { allSynonyms } from './synonyms.store.ts'

/** What a visit has that may search. */
export type WithCatalogue = { catalogue: Catalogue }

/** What of the catalogue is kept in memory: the tree, and what search needs. */
export type Catalogue = {
  /** Brings what is kept up to the database's version, checked at most every quarter of a second. */
  fresh: () => Promise<Snapshot>
}

export type Snapshot = {
  version: number
  tree: CategoryNode[]
  /** Published products. */
  search: SearchIndex
  places: PlaceIndex
  lists: Pick<ProductLists, 'find' | 'filter' | 'onShelf'>
}

/** Orders too: what is sold out leaves some lists. */
const changesCatalogue =
  /^(?:products?|review|synonym|account\.deleted|order\.placed|order\.cancelled|return\.accepted)\b/
const checkEvery = 250 // milliseconds
const atOnce = 500 // rows
const longestTurn = 10 // milliseconds

/** It looks at once after an event that changes what the catalogue shows. */
export function openCatalogue(db: Db, events: Pick<EventFeed, 'subscribe'>): Catalogue {
  const search = makeSearchIndex()
  const lists = makeProductLists()
  const places = makePlaceIndex()
  /** What the search has and the lists have not yet. */
  const unplaced: string[] = []
  let newest = 0
  let areSynonymsNew = true
  let kept: Snapshot = { version: 0, tree: [], search, lists, places }
  let checkedAt = -Infinity
  let refreshing: Promise<Snapshot> | null = null

  const drop = (id: string) => {
    search.remove(id)
    lists.remove(id)
  }
  const take = (row: CatalogueRow) => {
    newest = Math.max(newest, row.updated_at)
    if (row.published_at === null) return drop(row.id)
    lists.put(row)
    if (search.get(row.id)?.version === row.version) return
    search.put(toEntry(row))
    search.setPlace(row.id, lists.placeOf(row.id))
    if (lists.placeOf(row.id) === -1) unplaced.push(row.id)
  }
  const takeAll = async (rows: readonly CatalogueRow[]) => {
    await inTurns(rows.values().map(take))
  }

  const takeSynonyms = async () => {
    areSynonymsNew = false
    const synonyms = await allSynonyms(db).catch((error: unknown) => {
      areSynonymsNew = true
      throw error
    })
    await inTurns(search.useSynonyms(synonyms.map(({ words }) => words)))
  }

  const refresh = async (): Promise<Snapshot> => {
    const version = await readVersion(db)
    if (areSynonymsNew) await takeSynonyms()
    if (version !== kept.version) {
      // A little overlap: a slower transaction may commit an earlier time later.
      const since = newest - 60_000
      const changed = kept.version === 0 ? null : await changedSince(db, since, atOnce)
      const isFew = changed !== null && changed.length < atOnce
      await (isFew ? takeAll(changed) : forEachPage(db, takeAll))
      for (const { id } of await removedSince(db, since)) drop(id) // last: it is the newer
      await lists.settle(breather)
      for (const id of unplaced.splice(0)) search.setPlace(id, lists.placeOf(id))
      const tree = await readTree(db, lists.countOnShelf)
      places.use(tree)
      kept = { ...kept, version, tree }
    }
    checkedAt = performance.now()
    return kept
  }

  const fresh = async () => {
    if (performance.now() - checkedAt < checkEvery) return kept
    refreshing ??= refresh().finally(() => (refreshing = null))
    return refreshing
  }
  events.subscribe(({ kind }) => {
    if (kind.startsWith('synonym.')) areSynonymsNew = true
    if (changesCatalogue.test(kind)) checkedAt = -Infinity
  })
  return { fresh }
}

/** All products in pieces: no read holds up the others. */
async function forEachPage(db: Db, take: (rows: readonly CatalogueRow[]) => Promise<void>) {
  for (let last = ''; ;) {
    const rows = await rowsAfter(db, last, atOnce)
    await take(rows)
    await breather()
    const next = rows.at(-1)
    if (next === undefined) return
    last = next.id
  }
}

/** Does one after the other; what takes long must not hold up everybody else. */
async function inTurns(work: Iterator<unknown>) {
  let from = performance.now()
  while (work.next().done !== true) {
    if (performance.now() - from < longestTurn) continue
    await breather()
    from = performance.now()
  }
}

const breather = () => new Promise<void>((resolve) => setImmediate(resolve))
