import type { Db } from '#db/database.ts'
import { newestChange } from '../catalogue/catalogue.store.ts'
import { makeProductLists } from '../catalogue/lists/product-lists.ts'
import { type ProductIndexes, settle, loadChanges, loadFirst } from './follow-products.ts'
import { loadProducts } from './indexed/load-products.ts'
import { readSaved, type Saved, type Saving } from './indexed/saved-catalogue.ts'
import { makeCatalogueSaver } from './indexed/catalogue-saver.ts'
import { openRecentChanges } from './recent-changes.ts'
import { makeSearchIndex } from './indexed/search-index.ts'

type Parts = {
  saving: Saving | null
  /** Products to load before `open` resolves. */
  atFirst: number
  /** Runs while no update is half applied. */
  settled: <T>(work: () => T) => Promise<T>
  /** Marks the loaded data stale. */
  outdated: () => void
}

/** Published products for lists and search: from the saved file or the database, then following changes. */
export function openProducts(db: Db, { saving, atFirst, settled, outdated }: Parts) {
  const search = makeSearchIndex()
  const lists = makeProductLists()
  const recent = openRecentChanges()
  const indexes: ProductIndexes = { search, lists, unplaced: [], recent }
  const reading = new AbortController()
  const complete = Promise.withResolvers<void>()
  let [newest, version, isComplete] = [0, -1, false]
  const saver = makeCatalogueSaver(db, saving, () =>
    settled(() => {
      const frozen = search.freeze()
      const drafts = [...lists.drafts(frozen.ids), ...frozen.drafts]
      return { ...frozen, drafts, state: { version, newest, recent: recent.counts() } }
    }),
  )
  const allThere = (isSaved: boolean) => {
    isComplete = true
    saver.begin(isSaved)
    complete.resolve()
  }
  const takeSaved = ({ state, sections }: Saved): boolean => {
    try {
      const { rows, takeOver } = lists.read(sections)
      search.read(sections, rows)
      takeOver()
    } catch {
      return false
    }
    ;({ newest, version } = state)
    recent.takeSaved(state.recent)
    return true
  }
  const finish = async (since: number) => {
    const listsAreThere = () =>
      settled(() => {
        newest = since // later changes are read again
        recent.invalidateFrom(since)
        outdated()
      })
    await loadProducts(db, { ...indexes, since, signal: reading.signal, listsAreThere })
    if (!reading.signal.aborted) await settled(() => allThere(false))
    outdated()
  }

  return {
    search,
    lists,
    /** Returns the loaded catalogue version; -1: none. */
    async open(): Promise<number> {
      const saved = saving === null ? null : await readSaved(db, saving)
      if (saved !== null && takeSaved(saved)) {
        allThere(true)
        return version
      }
      const since = (newest = await newestChange(db))
      const last = await loadFirst(db, indexes, atFirst)
      await settle(indexes)
      if (last === null) allThere(false)
      else void finish(since)
      return version
    },
    /** Applies changes up to at least this version. */
    async follow(now: number) {
      const changes = await loadChanges(db, indexes, newest, isComplete)
      newest = changes.newest
      saver.recordChanges(changes.count)
      await settle(indexes)
      version = now
    },
    isComplete: () => isComplete,
    complete: complete.promise,
    async close() {
      reading.abort()
      await saver.end()
    },
  }
}
