import type { Db } from '#db/database.ts'
import { eventTraits } from '../events/event-kinds.ts'
import type { EventFeed } from '../events/feed.ts'
import { readVersion } from '../catalogue/catalogue.store.ts'
import { readTree } from '../catalogue/categories.store.ts'
import { allMoves } from '../catalogue/category-moves.store.ts'
import type { CategoryNode } from '../catalogue/category.ts'
import type { ProductLists } from '../catalogue/lists/product-lists.ts'
import { inTurns } from './indexed/in-turns.ts'
import { openProducts } from './open-products.ts'
import { makePlaceIndex, type PlaceIndex } from './indexed/place-index.ts'
import type { Saving } from './indexed/saved-catalogue.ts'
import type { SearchIndex } from './indexed/search-index.ts'
import { allSynonyms } from './words/synonyms.store.ts'

/** What a visit has that may search. */
export type WithCatalogue = { catalogue: Catalogue }

/** What of the catalogue is kept in memory: the tree, and what search needs. */
export type Catalogue = {
  /**
   * Brings what is kept up to the database's version, checked at most every quarter of a second. Of very
   * many products only some are there at first (`isComplete`).
   */
  fresh: () => Promise<Snapshot>
  /** Resolves when all products are there; fails never. */
  complete: () => Promise<void>
  /** Saves it where it is worth it, and reads no more. */
  close: () => Promise<void>
}

export type Snapshot = {
  version: number
  tree: CategoryNode[]
  /** Old path → path, of categories that were elsewhere once. */
  moves: ReadonlyMap<string, string>
  /** Published products. */
  search: SearchIndex
  places: PlaceIndex
  lists: Pick<ProductLists, 'find' | 'filter' | 'offers' | 'onShelf'>
  /** False: products are still being read, and some may be missing. */
  isComplete: boolean
}

const checkEvery = 250 // milliseconds
const followAfter = 2000 // milliseconds

type Options = {
  /** null: it is not saved */
  saving?: Saving | null
  /** so many products are there before anything is answered */
  atFirst?: number
}

/** It looks at once after an event that changes what the catalogue shows. */
export function openCatalogue(
  db: Db,
  events: Pick<EventFeed, 'subscribe'>,
  { saving = null, atFirst = 5000 }: Options = {},
): Catalogue {
  const products = openProducts(db, {
    saving,
    atFirst,
    settled: async (work) => {
      await looks.settled()
      return work()
    },
    outdated: () => {
      kept = { ...kept, version: -1 }
      looks.noteChange()
    },
  })
  const { search, lists } = products
  const places = makePlaceIndex()
  let kept: Snapshot = { ...unread, search, lists, places }
  let [isTreeThere, areSynonymsNew] = [false, true]
  let opening: Promise<number> | null = null

  const takeSynonyms = async () => {
    areSynonymsNew = false
    const synonyms = await allSynonyms(db).catch((error: unknown) => {
      areSynonymsNew = true
      throw error
    })
    await inTurns(search.useSynonyms(synonyms.map(({ words }) => words)))
  }

  const looks = makeLooks(async () => {
    opening ??= products.open().catch((error: unknown) => {
      opening = null
      throw error
    })
    const opened = await opening
    if (!isTreeThere) kept = { ...kept, version: opened }
    const version = await readVersion(db)
    if (areSynonymsNew) await takeSynonyms()
    if (version !== kept.version) await products.follow(version)
    if (version !== kept.version || !isTreeThere) {
      const tree = await readTree(db, lists.countOnShelf)
      places.use(tree)
      kept = { ...kept, version, tree, moves: await allMoves(db) }
      isTreeThere = true
    }
    kept = { ...kept, isComplete: products.isComplete() }
  })

  const fresh = async () => {
    await looks.whenDue()
    return kept
  }
  // Also where nobody asks: of a long list that is imported at night not all is left for the first visitor.
  const following = soon(() => {
    if (opening !== null) void fresh().catch(() => undefined)
  })
  const unsubscribe = events.subscribe(({ kind }) => {
    const { tags, inParts } = eventTraits[kind]
    // Orders too: products that are sold out leave some lists.
    if (!tags.includes('catalogue') && !tags.includes('stock')) return
    if (kind === 'synonym.added' || kind === 'synonym.removed') areSynonymsNew = true
    if (inParts) looks.notePart() // readers in between needn't see the last part
    else looks.noteChange()
    following.begin()
  })
  const close = async () => {
    unsubscribe()
    following.end()
    // What is saved is of use at the next start only if nothing much has changed since.
    if (products.isComplete()) await looks.atOnce().catch(() => undefined)
    await products.close()
  }
  return { fresh, complete: () => products.complete, close }
}

const unread = { version: -1, tree: [], moves: new Map<string, string>(), isComplete: false }

/** When to look for what has changed: one look at a time, at most every quarter of a second or after a change. */
function makeLooks(look: () => Promise<void>) {
  let lookedAt = -Infinity
  let [changes, seen] = [0, 0]
  let looking: Promise<void> | null = null
  const atOnce = () => {
    const now = changes
    return (looking ??= look()
      .then(() => {
        ;[lookedAt, seen] = [performance.now(), now]
      })
      .finally(() => (looking = null)))
  }
  return {
    /** Joins the look that is under way. */
    atOnce,
    /** Whoever asks after a change gets it: a look that is under way may have missed it, and is followed by another. */
    async whenDue() {
      if (seen === changes && performance.now() - lookedAt < checkEvery) return
      const least = changes
      do await atOnce()
      while (seen < least)
    },
    noteChange: () => void (changes += 1),
    notePart: () => void (lookedAt = -Infinity),
    async settled() {
      while (looking !== null) await looking.catch(() => undefined)
    },
  }
}

/** Does something once, a while after it was begun. */
function soon(work: () => void) {
  let timer: NodeJS.Timeout | null = null
  const end = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const run = () => {
    timer = null
    work()
  }
  return { begin: () => void (timer ??= setTimeout(run, followAfter).unref()), end }
}
