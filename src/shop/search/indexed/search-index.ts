import { type AboutQuery, aboutQuery } from '../words/about-query.ts'
import { completions } from '../words/completions.ts'
import { corrected } from '../words/corrected.ts'
import { fewerWords } from '../words/fewer-words.ts'
import type { ListedRow } from '../../catalogue/lists/listed-product.ts'
import type { Sections } from '../../catalogue/saved/sections.ts'
import { groceryWords } from '../words/lexicon/groceries.ts'
import { readLexicon } from '../words/lexicon.ts'
import { isUnmet } from '../words/needs.ts'
import { type HitOptions, type Hits, hitsOf } from './hits.ts'
import { cutPage, nothing, type Page, type PageOptions, type Ranked } from '../page.ts'
import { findPhrase } from '../words/phrase.ts'
import { slotsWithout } from '../words/slots-without.ts'
import { readQuery } from '../query.ts'
import { queryNeeds } from '../words/query-needs.ts'
import { addSized, rank } from './rank.ts'
import { addHit, addNeeds, clear, makeScores } from './scores.ts'
import type { StoredEntry, SearchEntry } from './search-entry.ts'
import { countSlots, slotOf } from './slots.ts'
import { withFullYe } from '../words/word-forms.ts'
import { useSynonyms } from '../words/use-synonyms.ts'
import { type Frozen, freeze, thaw } from './store-sections.ts'
import { makeStore, putEntry, removeEntry } from './store.ts'

export type SearchIndex = {
  put: (entry: SearchEntry) => void
  remove: (id: string) => void
  /** Best first, with the total. The query is text, never a pattern. Without `limit`, all. */
  find: (text: string, options?: PageOptions) => Page
  /**
   * Passes all unordered matches to `read`, to be filtered before paging; they are valid only during the
   * call.
   */
  hits: <T>(text: string, options: HitOptions, read: (hits: Hits) => T) => T
  /** The query with likely typos corrected, lower case; null: no correction. */
  correct: (text: string) => string | null
  /** Words that a begun word may become, if they mean different goods. */
  complete: (text: string) => string[]
  /** Why the results are not what was typed: a brand that isn't sold, a meal. */
  about: (text: string, locale?: string) => AboutQuery
  /** Shorter queries to offer if this one finds nothing, best first. */
  shorten: (text: string) => string[]
  /** Position in the lists. */
  setPlace: (id: string, place: number) => void
  /** Replaces staff's synonyms; reindexes affected products, yielding after each since there may be many. */
  useSynonyms: (synonyms: readonly (readonly string[])[]) => Iterator<void>
  /** Snapshot for a file; needs extra memory until `thaw`. Unusable once `isWhole` returns false. */
  freeze: () => Frozen & { isWhole: () => boolean; thaw: () => void }
  /** Loads a saved snapshot; `rows` in the order of its ids, at these positions. */
  read: (sections: Sections, rows: readonly ListedRow[]) => void
  get: (id: string) => StoredEntry | undefined
  values: () => Iterable<StoredEntry>
  size: () => number
}

const groceries = readLexicon(groceryWords)

/** See docs/search.md. */
export function makeSearchIndex(): SearchIndex {
  let store = makeStore(groceries)
  let scores = makeScores(1024)

  const rankedOf = (typed: string, options: PageOptions): Ranked => {
    const query = readQuery(typed, store.lexicon)
    if (query.phrase === '') return nothing
    const { documents } = store
    const slots = documents.texts.length
    if (slots > scores.score.length) scores = makeScores(slots * 2)
    const only = query.without.map((excluded) => slotsWithout(store, excluded))
    const wanted = queryNeeds(store, query, options)
    const needs = wanted.some((need) => isUnmet(store, need)) ? [] : wanted
    const all = addNeeds(store, scores, needs)
    const size = documents.sizes.numbers.get(query.size ?? '') ?? -1
    const isSizeAlone = query.words.length + query.without.length === 0 && size !== -1
    if (query.tokens.length > 1 || needs.length === 0)
      for (const phrase of [query.phrase, withFullYe(query.phrase) ?? ''])
        findPhrase(store, phrase, (slot, standing) =>
          addHit(scores, slot, all || 1, isSizeAlone ? 0 : standing),
        )
    if (isSizeAlone) addSized(store, scores, size)
    if (query.words.length === 0) for (const slot of only[0] ?? []) addHit(scores, slot, 1)
    const ranked = rank(store, scores, { all: all || 1, size, only, query, options })
    clear(scores)
    return ranked
  }
  return {
    put: (entry) => putEntry(store, entry),
    remove: (id) => removeEntry(store, id),
    find: (typed, options = {}) => cutPage(store, rankedOf(typed, options), options),
    hits: (typed, options, read) => read(hitsOf(store, rankedOf(typed, options))),
    correct: (typed) => corrected(store, readQuery(typed, store.lexicon)),
    complete: (typed) => completions(store, readQuery(typed, store.lexicon)),
    about: (typed, locale = 'en') =>
      aboutQuery(store, readQuery(typed, store.lexicon), typed, locale),
    shorten: (typed) => fewerWords(store.lexicon, readQuery(typed, store.lexicon).phrase),
    setPlace(id, place) {
      const { documents } = store
      documents.columns.place[slotOf(documents.slots, id) ?? -1] = place
    },
    useSynonyms: (synonyms) => useSynonyms(store, synonyms),
    freeze() {
      const frozen = store
      const { regrouped } = frozen
      frozen.isFrozen = true
      return {
        ...freeze(frozen),
        isWhole: () => frozen === store && frozen.regrouped === regrouped,
        thaw: () => void (frozen.isFrozen = false),
      }
    },
    read: (sections, rows) => void (store = thaw(sections, rows)),
    get: (id) => store.documents.entries[slotOf(store.documents.slots, id) ?? -1],
    values: () => store.documents.entries.values().filter((one) => one !== undefined),
    size: () => countSlots(store.documents.slots),
  }
}
