import type { Db } from '#db/database.ts'
import type { EventFeed } from '../events/feed.ts'
import { makeSearchIndex, type SearchEntry, type SearchIndex } from './search-index.ts'
import {
  changedSince,
  readVersion,
  removedSince,
  type SearchRow,
} from '../catalogue/catalogue.store.ts'
import { readTree } from '../catalogue/categories.store.ts'
import type { CategoryNode } from '../catalogue/category.ts'

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
  search: SearchIndex
  /** Published products by `_id`. */
  entries: ReadonlyMap<string, SearchEntry>
}

const changesCatalogue = /^(?:products?|review|account\.deleted)\b/
const checkEvery = 250 // milliseconds

/** It looks at once after an event that changes what the catalogue shows. */
export function openCatalogue(db: Db, events: Pick<EventFeed, 'subscribe'>): Catalogue {
  const entries = new Map<string, SearchEntry>()
  const versions = new Map<string, number>()
  const search = makeSearchIndex()
  let newest = 0
  let kept: Snapshot = { version: 0, tree: [], search, entries }
  let checkedAt = -Infinity
  let refreshing: Promise<Snapshot> | null = null

  const drop = (id: string) => {
    entries.delete(id)
    search.remove(id)
  }
  const take = (row: SearchRow) => {
    newest = Math.max(newest, row.updated_at)
    if (versions.get(row.id) === row.version) return
    versions.set(row.id, row.version)
    if (row.published_at === null) {
      drop(row.id)
    } else {
      entries.set(row.id, toEntry(row))
      search.put(toEntry(row))
    }
  }

  const refresh = async (): Promise<Snapshot> => {
    const version = await readVersion(db)
    if (version !== kept.version) {
      // A little overlap: a slower transaction may commit an earlier time later.
      const since = newest - 60_000
      const changed = await changedSince(db, since)
      const removed = await removedSince(db, since) // last: of both, it is the newer
      for (const [index, row] of changed.entries()) {
        take(row)
        if (index % 200 === 199) await breather() // a long import must not hold up everybody else
      }
      for (const { id } of removed) drop(id)
      kept = { ...kept, version, tree: await readTree(db) }
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
    if (changesCatalogue.test(kind)) checkedAt = -Infinity
  })
  return { fresh }
}

const breather = () => new Promise((resolve) => setImmediate(resolve))

const toEntry = (row: SearchRow): SearchEntry => ({
  id: row.id,
  number: row.number,
  name: row.name,
  nameUr: row.name_ur,
  brand: row.brand,
  description: row.description,
  main: row.main_name,
  sub: row.sub_name,
  item: row.item_name,
  path: row.category_path,
  pack: { amount: row.pack_amount, unit: row.pack_unit },
  family: row.family_key,
})
