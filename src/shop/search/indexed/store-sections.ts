import type { ListedRow } from '../../catalogue/lists/listed-product.ts'
import {
  type Draft,
  numberDraft,
  partsOf,
  readNumbers,
  readTexts,
  type Sections,
  textDrafts,
} from '../../catalogue/saved/sections.ts'
import { makeColumns } from './columns.ts'
import type { Shared } from './documents.ts'
import { groceryWords } from '../words/lexicon/groceries.ts'
import { type Lexicon, readLexicon } from '../words/lexicon.ts'
import type { Postings } from './postings.ts'
import { countSlots, setSlot } from './slots.ts'
import { makeStore, type Store } from './store.ts'
import { makeSounds, restoreKey, setGroups, type Sounds } from '../words/sounds.ts'
import { restoreWords } from '../words/vocabulary.ts'

/** Product ids by slot, and sections. */
export type Frozen = { ids: string[]; drafts: Draft[] }

const columnNames = ['category', 'family', 'size', 'order', 'demand', 'letters'] as const

/** Blocks sweeping until written (`Store.isFrozen`); later changes aren't in it. */
export function freeze(store: Store): Frozen {
  const { documents, vocabulary, sounds } = store
  const slots = new Uint32Array(countSlots(documents.slots))
  const versions = new Float64Array(slots.length)
  const ids: string[] = []
  for (const [slot, one] of documents.entries.entries()) {
    if (one === undefined) continue
    slots[ids.length] = slot
    versions[ids.length] = one.version ?? -1
    ids.push(one.id)
  }
  const texts = [...documents.texts]
  const words = [...vocabulary.words]
  const keys = [...sounds.keys]
  const columns = columnNames.map((name) =>
    numberDraft(`slot ${name}`, documents.columns[name].slice(0, texts.length)),
  )
  return {
    ids,
    drafts: [
      numberDraft('slots', slots),
      numberDraft('free', Uint32Array.from(documents.free)),
      numberDraft('versions', versions),
      ...columns,
      ...textDrafts('slot text', () => texts),
      ...textDrafts('sizes', () => documents.sizes.texts),
      ...textDrafts('words', () => words),
      numberDraft('told', Uint8Array.from(vocabulary.named)),
      ...textDrafts('sounds', () => keys),
      numberDraft('sounding', Uint32Array.from(sounds.words.flat())),
      numberDraft(
        'sounding counts',
        Uint32Array.from(sounds.words, ({ length }) => length),
      ),
      ...postingDrafts('postings', store.postings),
      ...postingDrafts('groups', store.groups),
      ...textDrafts('synonyms', () => store.synonyms.map((spellings) => spellings.join(','))),
      ...textDrafts('synonym groups', () => [...store.synonymGroups.keys()]),
    ],
  }
}

function postingDrafts(name: string, { lists, counts }: Postings): Draft[] {
  const own = [...lists]
  const lengths = Uint32Array.from(counts)
  return [
    numberDraft(`${name} counts`, lengths),
    {
      name,
      *parts() {
        let word = 0
        for (const part of partsOf(own)) {
          const cut = part.map((list) => list.subarray(0, lengths[word++]))
          const all = new Uint32Array(cut.reduce((sum, { length }) => sum + length, 0))
          let at = 0
          for (const list of cut) {
            all.set(list, at)
            at += list.length
          }
          yield all
        }
      },
    },
  ]
}

/** `rows`: its products, in the saved order. */
export function thaw(sections: Sections, rows: readonly ListedRow[]): Store {
  const synonymGroups = new Map(
    readTexts(sections, 'synonym groups').map((key, group) => [key, group]),
  )
  const synonyms = readTexts(sections, 'synonyms').map((spellings) => spellings.split(','))
  const lexicon = readLexicon(
    groceryWords,
    synonyms.map((words) => ({ group: synonymGroups.get(words.join(',')) ?? 0, words })),
  )
  const store: Store = {
    ...makeStore(lexicon),
    synonyms,
    synonymGroups,
    sounds: readSounds(sections, lexicon),
    postings: readPostings(sections, 'postings'),
    groups: readPostings(sections, 'groups'),
  }
  const named = readNumbers(sections, 'told', Uint8Array)
  restoreWords(store.vocabulary, readTexts(sections, 'words'), named)
  readDocuments(sections, store, rows)
  return store
}

function readPostings(sections: Sections, name: string): Postings {
  const all = readNumbers(sections, name, Uint32Array)
  const counts = [...readNumbers(sections, `${name} counts`, Uint32Array)]
  let at = 0
  return { counts, lists: counts.map((count) => all.subarray(at, (at += count))) }
}

function readSounds(sections: Sections, lexicon: Lexicon): Sounds {
  const sounds = makeSounds()
  const sounding = readNumbers(sections, 'sounding', Uint32Array)
  const counts = readNumbers(sections, 'sounding counts', Uint32Array)
  let at = 0
  for (const [place, key] of readTexts(sections, 'sounds').entries())
    restoreKey(sounds, key, [...sounding.subarray(at, (at += counts[place] ?? 0))])
  for (const [key, groups] of lexicon.sounds) setGroups(sounds, key, groups)
  return sounds
}

function readDocuments(
  sections: Sections,
  { documents, sweeping }: Store,
  rows: readonly ListedRow[],
) {
  documents.texts = readTexts(sections, 'slot text')
  const count = documents.texts.length
  const columns = makeColumns(Math.max(1024, count))
  columns.category.set(readNumbers(sections, 'slot category', Int32Array))
  columns.family.set(readNumbers(sections, 'slot family', Int32Array))
  columns.size.set(readNumbers(sections, 'slot size', Int32Array))
  columns.order.set(readNumbers(sections, 'slot order', Float32Array))
  columns.demand.set(readNumbers(sections, 'slot demand', Float32Array))
  columns.letters.set(readNumbers(sections, 'slot letters', Uint32Array))
  documents.columns = columns
  documents.free = [...readNumbers(sections, 'free', Uint32Array)]
  documents.entries = Array<undefined>(count).fill(undefined)
  const versions = readNumbers(sections, 'versions', Float64Array)
  for (const [at, slot] of readNumbers(sections, 'slots', Uint32Array).entries()) {
    const { id, number, name, category_path: path, family_key: family } = rows[at] ?? missing()
    columns.place[slot] = at
    documents.entries[slot] = { id, number, name, version: versions[at] ?? -1, path, family }
    setSlot(documents.slots, id, slot)
    setShared(documents.categories, columns.category[slot] ?? 0, path)
    if (family !== null) setShared(documents.families, columns.family[slot] ?? 0, family)
  }
  const free = new Set(documents.free)
  sweeping.gone = [...documents.entries.keys()].filter(
    (slot) => documents.entries[slot] === undefined && !free.has(slot),
  )
  for (const [number, text] of readTexts(sections, 'sizes').entries())
    setShared(documents.sizes, number, text)
}

function setShared({ numbers, texts }: Shared, number: number, text: string) {
  if (texts[number] === text) return
  while (texts.length <= number) texts.push('')
  texts[number] = text
  numbers.set(text, number)
}

const missing = () => {
  throw new RangeError('a product is not in the lists')
}
