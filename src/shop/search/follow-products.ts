import type { Db } from '#db/database.ts'
import {
  type CatalogueRow,
  changesAfter,
  type Change,
  removedSince,
  rowsAfter,
  rowsOf,
  timesOfChanges,
} from '../catalogue/catalogue.store.ts'
import { isSameRow } from '../catalogue/lists/listed-product.ts'
import type { ProductLists } from '../catalogue/lists/product-lists.ts'
import { toEntry } from './indexed/entry-of-row.ts'
import { yieldToEventLoop, runInSlices } from './indexed/time-slices.ts'
import type { RecentChanges } from './recent-changes.ts'
import type { SearchIndex } from './indexed/search-index.ts'

/** Structures that hold the products. */
export type ProductIndexes = {
  search: SearchIndex
  lists: ProductLists
  /** In search, not yet in the lists. */
  unplaced: string[]
  /** recently read changes */
  recent: RecentChanges
}

const atOnce = 500 // rows
/** In ms: a slow transaction may commit an earlier time later. */
export const overlap = 60_000
/** In ms: a product can change twice at one time, so recent changes are read again. */
const again = 2000

/** By id. Returns the last id; null: no more. */
export async function loadFirst(
  db: Db,
  indexes: ProductIndexes,
  count: number,
): Promise<string | null> {
  const batch = Math.min(atOnce, count)
  let last = ''
  for (let loaded = 0; loaded < count; loaded += batch) {
    const rows = await rowsAfter(db, last, batch)
    await indexAll(indexes, rows)
    if (rows.length < batch) return null
    last = rows.at(-1)?.id ?? last
  }
  return last
}

/**
 * Changes since `newest` (ms UTC). Returns the time of the last one, and how many were new. `isWhole`
 * false: older products are still loading.
 */
export async function loadChanges(
  db: Db,
  indexes: ProductIndexes,
  newest: number,
  isWhole: boolean,
) {
  const { recent } = indexes
  const since = newest - (isWhole ? overlap : 1)
  const times = await timesOfChanges(db, since)
  if (isWhole) recent.dropBefore(since)
  let count = 0
  for (const time of times) {
    if (time.at <= newest - again && recent.isKnown(time)) continue
    recent.invalidateTime(time.at)
    count += await loadChangesAt(db, indexes, time.at)
  }
  for (const { id } of await removedSince(db, newest - overlap)) removeProduct(indexes, id) // last, since removals are newer
  return { newest: Math.max(newest, times.at(-1)?.at ?? 0), count }
}

/** Returns how many were new. */
async function loadChangesAt(db: Db, indexes: ProductIndexes, at: number): Promise<number> {
  let after = { updated_at: at, id: '' }
  let count = 0
  for (;;) {
    const changes = await changesAfter(db, after, atOnce, at)
    const unknown = changes.filter((change) => !isKnown(indexes, change)).map(({ id }) => id)
    if (unknown.length > 0) await indexAll(indexes, await rowsOf(db, unknown))
    for (const { id } of changes) indexes.recent.note(id, at)
    count += unknown.length
    after = changes.at(-1) ?? after
    await yieldToEventLoop()
    if (changes.length < atOnce) return count
  }
}

function isKnown({ search, lists }: ProductIndexes, change: Change): boolean {
  const listed = lists.get(change.id)
  return (
    listed !== undefined &&
    change.published_at !== null &&
    isSameRow(listed, change) &&
    search.get(change.id)?.version === change.version
  )
}

const indexAll = (indexes: ProductIndexes, rows: readonly CatalogueRow[]) =>
  runInSlices(rows.values().map((row) => indexProduct(indexes, row)))

function indexProduct(indexes: ProductIndexes, row: CatalogueRow) {
  const { search, lists, unplaced } = indexes
  if (row.published_at === null) return removeProduct(indexes, row.id)
  lists.put(row)
  if (search.get(row.id)?.version === row.version) return
  search.put(toEntry(row))
  search.setPlace(row.id, lists.placeOf(row.id))
  if (lists.placeOf(row.id) === -1) unplaced.push(row.id)
}

/** Adds the unplaced products to the lists. */
export async function settle({ search, lists, unplaced }: ProductIndexes) {
  await lists.settle(yieldToEventLoop)
  for (const id of unplaced.splice(0)) search.setPlace(id, lists.placeOf(id))
}

function removeProduct({ search, lists }: ProductIndexes, id: string) {
  search.remove(id)
  lists.remove(id)
}
