import { sizesIn } from '../../catalogue/sizes/written-size.ts'
import { type Columns, largerColumns, lettersOf, makeColumns } from './columns.ts'
import { plainDigits } from '../../digits.ts'
import { fold } from '../../fold.ts'
import { wordsOf } from '../words/tokens.ts'
import { dropSlot, makeSlots, setSlot, type Slots } from './slots.ts'
import type { StoredEntry, SearchEntry } from './search-entry.ts'

/** Interned texts with a number each. */
export type Shared = { numbers: Map<string, number>; texts: string[] }

/** Products by slot: small numbers, reused after removal. */
export type Documents = {
  slots: Slots
  entries: (StoredEntry | undefined)[]
  /** Folded fields, one per line, name first; '' in an empty slot. */
  texts: string[]
  /** Interned texts; the columns hold their numbers. */
  categories: Shared
  families: Shared
  sizes: Shared
  columns: Columns
  free: number[]
}

const makeShared = (): Shared => ({ numbers: new Map(), texts: [] })

export const makeDocuments = (): Documents => ({
  slots: makeSlots(),
  entries: [],
  texts: [],
  categories: makeShared(),
  families: makeShared(),
  sizes: makeShared(),
  columns: makeColumns(1024),
  free: [],
})

/** `text` is `textOf(entry)`. */
export function writeSlot(documents: Documents, slot: number, entry: SearchEntry, text: string) {
  const path = share(documents.categories, entry.path)
  const { id, number, name, version = 0, family } = entry
  const shared = documents.categories.texts[path] ?? ''
  const isAnother = documents.entries[slot]?.id !== id
  documents.entries[slot] = { id, number, name, version, path: shared, family }
  setSlot(documents.slots, id, slot)
  documents.texts[slot] = text
  if (slot >= documents.columns.order.length) documents.columns = largerColumns(documents.columns)
  const { columns } = documents
  const size = sizeTextOf(entry)
  columns.category[slot] = path
  columns.family[slot] = family === null ? -1 : share(documents.families, family)
  columns.size[slot] = size === null ? -1 : share(documents.sizes, size)
  columns.order[slot] = orderOf(entry, text)
  columns.demand[slot] = entry.demand ?? 0
  columns.letters[slot] = lettersOf(text)
  if (isAnother) columns.place[slot] = -1
}

export function clearSlot(documents: Documents, slot: number) {
  const id = documents.entries[slot]?.id
  if (id !== undefined) dropSlot(documents.slots, id)
  documents.entries[slot] = undefined
  documents.texts[slot] = ''
  documents.columns.order[slot] = -1
}

export const textOf = (entry: SearchEntry): string =>
  [
    entry.name,
    entry.nameUr ?? '',
    entry.brand,
    entry.item,
    entry.sub,
    entry.main,
    entry.description,
  ]
    .map(fold)
    .join('\n')

function share({ numbers, texts }: Shared, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, texts.length)
  return texts.push(text) - 1
}

type Pack = SearchEntry['pack']

export const sizeText = ({ amount, unit }: Pack): string => `${amount} ${unit}`

/** From the pack, else from the name; null: none. */
export function sizeTextOf({ pack, name }: Pick<SearchEntry, 'pack' | 'name'>): string | null {
  if (pack.amount !== null) return sizeText(pack)
  if (!/\d/.test(name)) return null
  const [written] = sizesIn(plainDigits(name), { counted: true })
  return written === undefined ? null : sizeText(written.pack)
}

/** Short names match more of the query; then popularity. */
function orderOf({ rank = 0 }: SearchEntry, text: string): number {
  const words = wordsOf(text.slice(0, text.indexOf('\n'))).length
  return 0.5 / Math.max(1, words) + 0.5 * rank
}
