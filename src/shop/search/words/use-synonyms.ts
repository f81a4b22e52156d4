import { fieldBits } from '../indexed/fields.ts'
import { groceryWords } from './lexicon/groceries.ts'
import { type Lexicon, readLexicon } from './lexicon.ts'
import { append, countOf, listOf, sweep } from '../indexed/postings.ts'
import { setGroups } from './sounds.ts'
import type { Store } from '../indexed/store.ts'
import { termsOf } from './terms.ts'

/** Rereads the lexicon and reindexes products whose groups change; yields after each. */
export function* useSynonyms(
  store: Store,
  synonyms: readonly (readonly string[])[],
): Generator<void> {
  if (JSON.stringify(synonyms) === JSON.stringify(store.synonyms)) return // as at a start
  const before = store.lexicon
  const after = readLexicon(
    groceryWords,
    synonyms.map((words) => ({ group: groupOf(store, words), words })),
  )
  store.lexicon = after
  store.synonyms = synonyms
  store.regrouped += 1
  for (const key of changedKeys(before.sounds, after.sounds))
    setGroups(store.sounds, key, after.sounds.get(key) ?? [])

  const slots = new Set(
    changedKeys(before.forms, after.forms).flatMap((it) => slotsWith(store, it)),
  )
  const found: { slot: number; groups: ReadonlyMap<number, number> }[] = []
  const changed = new Set<number>()
  for (const slot of slots) {
    const text = store.documents.texts[slot] ?? ''
    const old = termsOf(before, text).groups
    const { groups } = termsOf(after, text)
    for (const group of new Set([...old.keys(), ...groups.keys()]))
      if (old.get(group) !== groups.get(group)) changed.add(group)
    found.push({ slot, groups })
    yield
  }
  store.regrouped += 1
  for (const group of changed)
    sweep(store.groups, group, (value) => !slots.has(value >>> fieldBits))
  for (const { slot, groups } of found)
    for (const [group, fields] of groups)
      if (changed.has(group)) append(store.groups, group, (slot << fieldBits) | fields)
}

/** Stable for the same words. */
function groupOf({ synonymGroups }: Store, words: readonly string[]): number {
  const key = words.join(',')
  const group = synonymGroups.get(key) ?? synonymGroups.size
  synonymGroups.set(key, group)
  return group
}

type Groups = Lexicon['forms']

const changedKeys = (before: Groups, after: Groups) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => String(before.get(key)) !== String(after.get(key)),
  )

/** Products with the spelling's rarest word. */
function slotsWith({ vocabulary, postings }: Store, spelling: string): number[] {
  const words = spelling.split(' ').map((word) => vocabulary.numbers.get(word) ?? -1)
  const [rarest = -1] = words.toSorted((a, b) => countOf(postings, a) - countOf(postings, b))
  return Array.from(
    listOf(postings, rarest).subarray(0, countOf(postings, rarest)),
    (value) => value >>> fieldBits,
  )
}
