import type { Db } from '#db/database.ts'
import type { EventKind } from '../events/event.ts'
import { eventTraits } from '../events/event-kinds.ts'
import type { EventFeed } from '../events/feed.ts'
import { brandsInUrdu } from '../catalogue/brands/brands.store.ts'
import { readVersion } from '../catalogue/catalogue-version.store.ts'
import { readTree } from '../catalogue/categories/categories.store.ts'
import { allMoves } from '../catalogue/categories/category-moves.store.ts'
import type { CategoryNode } from '../catalogue/categories/category.ts'
import type { ProductLists } from '../catalogue/lists/product-lists.ts'
import { runInSlices } from './indexed/time-slices.ts'
import { openProducts } from './open-products.ts'
import { makePlaceIndex, type PlaceIndex } from './indexed/place-index.ts'
import type { Saving } from './indexed/saved-catalogue.ts'
import type { SearchIndex } from './indexed/search-index.ts'
import { allSynonyms } from './words/synonyms.store.ts'

export type WithCatalogue = { catalogue: Catalogue }

/** In memory: the category tree, lists and search. */
export type Catalogue = {
  /**
   * Updates from the database, at most every 250 ms. With very many products, returns a part first
   * (`isComplete`).
   */
  fresh: () => Promise<Snapshot>
  /** Resolves when all products are loaded; never rejects. */
  complete: () => Promise<void>
  /** Saves if worth it and stops following changes. */
  close: () => Promise<void>
}

export type Snapshot = {
  version: number
  tree: CategoryNode[]
  /** Old category path → current path. */
  moves: ReadonlyMap<string, string>
  /** Published products. */
  search: SearchIndex
  places: PlaceIndex
  lists: Pick<ProductLists, 'find' | 'filter' | 'offers' | 'productsInCategory'>
  /** False: products are still loading, some may be missing. */
  isComplete: boolean
}

const checkEvery = 250 // milliseconds
const followAfter = 2000 // milliseconds

type Options = {
  /** null: never saved */
  saving?: Saving | null
  /** products to load before the first answer */
  atFirst?: number
}

/** Checks immediately after events that change the catalogue. */
export function openCatalogue(
  db: Db,
  events: Pick<EventFeed, 'subscribe'>,
  { saving = null, atFirst = 5000 }: Options = {},
): Catalogue {
  const products = openProducts(db, {
    saving,
    atFirst,
    settled: async (work) => {
      await checks.settled()
      return work()
    },
    outdated: () => {
      snapshot = { ...snapshot, version: -1 }
      checks.recordChange()
    },
  })
  const { search, lists } = products
  const places = makePlaceIndex()
  let snapshot: Snapshot = { ...unread, search, lists, places }
  let [isTreeLoaded, areSynonymsNew] = [false, true]
  let opening: Promise<number> | null = null

  const loadSynonyms = async () => {
    areSynonymsNew = false
    const synonyms = await readSynonyms(db).catch((error: unknown) => {
      areSynonymsNew = true
      throw error
    })
    await runInSlices(search.useSynonyms(synonyms))
  }

  const checks = makeChecks(async () => {
    opening ??= products.open().catch((error: unknown) => {
      opening = null
      throw error
    })
    const opened = await opening
    if (!isTreeLoaded) snapshot = { ...snapshot, version: opened }
    const version = await readVersion(db)
    if (areSynonymsNew) await loadSynonyms()
    if (version !== snapshot.version) await products.follow(version)
    if (version !== snapshot.version || !isTreeLoaded) {
      const tree = await readTree(db, lists.countInCategory)
      places.use(tree)
      snapshot = { ...snapshot, version, tree, moves: await allMoves(db) }
      isTreeLoaded = true
    }
    snapshot = { ...snapshot, isComplete: products.isComplete() }
  })

  const fresh = async () => {
    await checks.whenDue()
    return snapshot
  }
  // Even without requests, so that a nightly import isn't left to the first visitor.
  const following = debounced(() => {
    if (opening !== null) void fresh().catch(() => undefined)
  })
  const unsubscribe = events.subscribe(({ kind }) => {
    const { tags, inParts } = eventTraits[kind]
    const isSynonym = synonymChanges.has(kind)
    if (isSynonym) areSynonymsNew = true
    // Orders too: sold-out products leave some lists.
    else if (!tags.includes('catalogue') && !tags.includes('stock')) return
    if (inParts) checks.recordPart() // readers in between don't need the last part
    else checks.recordChange()
    following.begin()
  })
  const close = async () => {
    unsubscribe()
    following.end()
    // A saved file is only useful if little changes before the next start.
    if (products.isComplete()) await checks.atOnce().catch(() => undefined)
    await products.close()
  }
  return { fresh, complete: () => products.complete, close }
}

const synonymChanges: ReadonlySet<EventKind> = new Set([
  'synonym.added',
  'synonym.removed',
  'translation.changed',
  'translations.imported',
])

/** Words of the same meaning: staff's own, and brands in both languages. */
async function readSynonyms(db: Db): Promise<(readonly string[])[]> {
  const [synonyms, brands] = await Promise.all([allSynonyms(db), brandsInUrdu(db)])
  return [...synonyms.map(({ words }) => words), ...brands]
}

const unread = { version: -1, tree: [], moves: new Map<string, string>(), isComplete: false }

/** One check at a time: after a change, or at most every 250 ms. */
function makeChecks(check: () => Promise<void>) {
  let lookedAt = -Infinity
  let [changes, seen] = [0, 0]
  let looking: Promise<void> | null = null
  const atOnce = () => {
    const now = changes
    return (looking ??= check()
      .then(() => {
        ;[lookedAt, seen] = [performance.now(), now]
      })
      .finally(() => (looking = null)))
  }
  return {
    /** Joins a running check. */
    atOnce,
    /** A running check may have missed the caller's change, so another follows. */
    async whenDue() {
      if (seen === changes && performance.now() - lookedAt < checkEvery) return
      const minVersion = changes
      do await atOnce()
      while (seen < minVersion)
    },
    recordChange: () => void (changes += 1),
    recordPart: () => void (lookedAt = -Infinity),
    async settled() {
      while (looking !== null) await looking.catch(() => undefined)
    },
  }
}

/** Debounces: runs `work` once, a while after the first call. */
function debounced(work: () => void) {
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
