import { fieldBits } from './fields.ts'
import { clearSlot, type Documents, makeDocuments, textOf, writeSlot } from './documents.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { append, makePostings, type Postings, sweep } from './postings.ts'
import type { SearchEntry } from './search-entry.ts'
import { countSlots, slotOf } from './slots.ts'
import { makeSounds, setGroups, type Sounds } from '../words/sounds.ts'
import { termsOf } from '../words/terms.ts'
import { makeVocabulary, numberOf, type Vocabulary } from '../words/vocabulary.ts'

/** The search index's data. */
export type Store = {
  documents: Documents
  vocabulary: Vocabulary
  sounds: Sounds
  lexicon: Lexicon
  /** In use, beside the lexicon. */
  synonyms: readonly (readonly string[])[]
  /** Group number by words, for every group ever used. */
  synonymGroups: Map<string, number>
  /** Per word, `slot << fieldBits | fields` of each product. */
  postings: Postings
  /** As `postings`, per group of the lexicon. */
  groups: Postings
  sweeping: Sweeping
  /** Being written to a file: postings must not be swept. */
  isFrozen: boolean
  /** Counts lexicon changes. */
  regrouped: number
}

/** Removed slots still in postings; those leaving in this round; next list to sweep. */
type Sweeping = { gone: number[]; leaving: number[]; next: number }

export function makeStore(lexicon: Lexicon): Store {
  const sounds = makeSounds()
  for (const [key, groups] of lexicon.sounds) setGroups(sounds, key, groups)
  return {
    documents: makeDocuments(),
    vocabulary: makeVocabulary(),
    sounds,
    lexicon,
    synonyms: [],
    synonymGroups: new Map(),
    postings: makePostings(),
    groups: makePostings(lexicon.size),
    sweeping: { gone: [], leaving: [], next: 0 },
    isFrozen: false,
    regrouped: 0,
  }
}

export function putEntry(store: Store, entry: SearchEntry) {
  const { documents, vocabulary, sounds, lexicon } = store
  const text = textOf(entry)
  const known = slotOf(documents.slots, entry.id)
  if (known !== undefined && documents.texts[known] === text)
    return writeSlot(documents, known, entry, text)
  removeEntry(store, entry.id)
  const slot = documents.free.pop() ?? documents.texts.length
  writeSlot(documents, slot, entry, text)
  const { words, groups } = termsOf(lexicon, text)
  for (const [word, fields] of words)
    append(store.postings, numberOf(vocabulary, sounds, word, fields), (slot << fieldBits) | fields)
  for (const [group, fields] of groups) append(store.groups, group, (slot << fieldBits) | fields)
}

export function removeEntry(store: Store, id: string) {
  const slot = slotOf(store.documents.slots, id)
  if (slot === undefined) return
  clearSlot(store.documents, slot)
  store.sweeping.gone.push(slot)
  sweepSome(store)
}

const enough = 500
const atOnce = 20_000 // postings; a fraction of a millisecond

/** Sweeps a little with each removal; then slots are reused. */
function sweepSome({ sweeping, postings, groups, documents, isFrozen }: Store) {
  if (isFrozen) return
  if (sweeping.leaving.length === 0) {
    if (sweeping.gone.length < Math.max(enough, countSlots(documents.slots) / 20)) return
    sweeping.leaving = sweeping.gone
    sweeping.gone = []
    sweeping.next = 0
  }
  const keeps = (value: number) => (documents.columns.order[value >>> fieldBits] ?? -1) >= 0
  for (let done = 0; done < atOnce; sweeping.next += 1) {
    const place = sweeping.next - groups.lists.length
    if (place >= postings.lists.length) {
      for (const slot of sweeping.leaving) documents.free.push(slot)
      sweeping.leaving = []
      return
    }
    done += place < 0 ? sweep(groups, sweeping.next, keeps) : sweep(postings, place, keeps)
  }
}
