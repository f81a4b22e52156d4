import { fold } from '../../fold.ts'
import { fieldBits, inHead, inItem, inName } from '../indexed/fields.ts'
import { countOf, listOf } from '../indexed/postings.ts'
import type { Query } from '../query.ts'
import type { Store } from '../indexed/store.ts'
import { groupsIn } from './lexicon.ts'
import { wordsOf } from './tokens.ts'

/** "bread, milk" is a list; "salt and pepper" is one unless a product is called so. */
const comma = /[,;،؛+]/u
const separators = /[,;،؛+&]|\s(?:and|aur)\s|(?<!\S)اور(?!\S)/u
const minUnseparated = 3
const maxGoods = 12
const maxPostings = 50_000

/**
 * The goods of a query that is a shopping list ("bread milk eggs"), as typed. Empty if a word isn't a kind of goods
 * that is sold, or if one product has all the words.
 */
export function severalGoods(
  store: Store,
  { words, phrase, without, size }: Query,
  typed: string,
): string[] {
  const least = separators.test(phrase) ? 2 : minUnseparated
  if (words.length < least || without.length > 0 || size !== null) return []
  const spans = spansIn(store, words)
  if (spans === null || spans.length < least || spans.length > maxGoods) return []
  const kinds = new Set(spans.map(({ groups }) => groups.join()))
  if (kinds.size < spans.length) return []
  if (!comma.test(phrase) && hasAll(store, spans)) return []
  const unfolded = unfoldedWords(typed)
  return spans.map((span) => span.words.map((word) => unfolded.get(word) ?? word).join(' '))
}

/** Spellings as typed, which folding changes, by their folded word. */
const unfoldedWords = (typed: string) =>
  new Map(typed.split(/[\s,;،؛+&]+/u).map((word) => [wordsOf(fold(word)).join(' '), word]))

type Span = { words: readonly string[]; groups: number[] }

/** Null if a word is in no group that names a product. */
function spansIn(store: Store, words: readonly string[]): Span[] | null {
  const spans = new Map<number, Span & { to: number }>()
  for (const { group, from, to } of groupsIn(store.lexicon, words)) {
    const span = spans.get(from) ?? { words: words.slice(from, to), groups: [], to }
    if (namesProduct(store, group)) span.groups.push(group)
    spans.set(from, span)
  }
  const all = [...spans.values()]
  const covered = [...spans].reduce((sum, [from, { to }]) => sum + to - from, 0)
  return covered === words.length && all.every(({ groups }) => groups.length > 0) ? all : null
}

const namesProduct = ({ groups }: Store, group: number) =>
  postingsOf(groups, group).some((posting) => (posting & inHead) !== 0)

const postingsOf = (groups: Store['groups'], group: number) =>
  listOf(groups, group).subarray(0, Math.min(countOf(groups, group), maxPostings))

/** Whether a product has all of it in its name or category. */
function hasAll({ groups }: Store, spans: readonly Span[]): boolean {
  let common: Set<number> | null = null
  for (const span of spans) {
    const slots = new Set<number>()
    for (const group of span.groups)
      for (const posting of postingsOf(groups, group)) {
        const slot = posting >>> fieldBits
        const isNamed = (posting & (inHead | inName | inItem)) !== 0
        if (isNamed && (common === null || common.has(slot))) slots.add(slot)
      }
    common = slots
    if (slots.size === 0) return false
  }
  return true
}
