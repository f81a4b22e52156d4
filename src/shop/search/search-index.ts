import MiniSearch from 'minisearch'
import type { PackUnit } from '../catalogue/product.ts'

/** What is searched of a product: the six fields of the public contract, the brand and the name in Urdu. */
export type SearchEntry = {
  id: string
  number: number
  name: string
  /** in Urdu */
  nameUr?: string
  brand: string
  description: string
  main: string
  sub: string
  item: string
  path: string
  pack: { amount: number | null; unit: PackUnit | null }
  /** what the sizes of one product have in common; null: it has no other sizes */
  family: string | null
}

export type SearchIndex = {
  put: (entry: SearchEntry) => void
  remove: (id: string) => void
  /**
   * Ids, best first. What was typed is text, never a pattern. `path` keeps to one shelf. Of those in
   * which the text stands in the same way, those of `first` come first.
   */
  find: (text: string, options?: { path?: string; first?: ReadonlySet<string> }) => string[]
}

const longestQuery = 100

/**
 * MiniSearch finds words, beginnings of words and near misses; a scan finds every case-insensitive
 * substring besides, so that nothing the spec's rule would find is missing.
 */
export function makeSearchIndex(): SearchIndex {
  const entries = new Map<string, Searched>()
  const words = new MiniSearch<SearchEntry>({
    fields: ['name', 'nameUr', 'brand', 'description', 'main', 'sub', 'item'],
    processTerm: wordsOf,
    searchOptions: {
      processTerm: wordOf,
      boost: { name: 6, nameUr: 6, item: 3, brand: 3, sub: 2, description: 0.4 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      combineWith: 'AND',
    },
  })

  const put = (entry: SearchEntry) => {
    if (entries.has(entry.id)) words.replace(entry)
    else words.add(entry)
    entries.set(entry.id, searched(entry))
  }

  const remove = (id: string) => {
    if (entries.delete(id)) words.discard(id)
  }

  const find: SearchIndex['find'] = (typed, { path = '', first } = {}) => {
    const text = typed.trim().slice(0, longestQuery).toLowerCase()
    if (text === '') return []
    const scores = new Map<string, number>()
    for (const hit of words.search(text)) scores.set(String(hit.id), hit.score)
    const literals = new Map<string, number>()
    for (const entry of entries.values()) {
      const literal = literalScore(entry, text)
      if (literal === 0) continue
      scores.set(entry.id, (scores.get(entry.id) ?? 0) + literal)
      literals.set(entry.id, literal)
    }
    if (first !== undefined) lift(first, scores, literals)
    return [...scores]
      .filter(([id]) => isUnder(entries.get(id)?.path ?? '', path))
      .toSorted(([, a], [, b]) => b - a)
      .map(([id]) => id)
  }

  return { put, remove, find }
}

/** Puts those of `first` before the others in which the text stands in the same way, by their scores. */
function lift(
  first: ReadonlySet<string>,
  scores: Map<string, number>,
  literals: ReadonlyMap<string, number>,
) {
  const best = new Map<number, number>()
  for (const [id, literal] of literals)
    best.set(literal, Math.max(best.get(literal) ?? 0, scores.get(id) ?? 0))
  for (const id of first) {
    const top = best.get(literals.get(id) ?? -1)
    if (top !== undefined) scores.set(id, top + (scores.get(id) ?? 0) / 1e6)
  }
}

/** A word as it is compared, without case and accents. */
const wordOf = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A word as it is kept; one in the plural also in the singular, so that "aple" is near "Apples". */
function wordsOf(term: string) {
  const word = wordOf(term)
  return word.length > 3 && /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : word
}

const isUnder = (path: string, above: string) =>
  above === '' || path === above || path.startsWith(`${above}/`)

const endsWord = (next: string | undefined) => next === undefined || !/[\p{L}\p{N}]/u.test(next)

/** The fields in small letters; a line break between shelf names, so that no substring reaches across. */
type Searched = {
  path: string
  id: string
  name: string
  nameUr: string
  brand: string
  shelf: string
  description: string
}

const searched = ({
  id,
  path,
  name,
  nameUr = '',
  brand,
  main,
  sub,
  item,
  description,
}: SearchEntry): Searched => ({
  id,
  path,
  name: name.toLowerCase(),
  nameUr: nameUr.toLowerCase(),
  brand: brand.toLowerCase(),
  shelf: [main, sub, item].join('\n').toLowerCase(),
  description: description.toLowerCase(),
})

/**
 * A word of the name, best its first; the beginning of one; inside one; then brand, shelf and
 * description. 0: nowhere.
 */
function literalScore({ name, nameUr, brand, shelf, description }: Searched, text: string) {
  const at = name.indexOf(text)
  const begins = at === 0 || name[at - 1] === ' '
  if (begins) return (endsWord(name[at + text.length]) ? 120 : 80) + (at === 0 ? 20 : 0)
  if (at > 0) return 30
  if (nameUr.includes(text)) return nameUr.startsWith(text) ? 80 : 40
  if (brand.includes(text)) return 40
  if (shelf.includes(text)) return 20
  return description.includes(text) ? 2 : 0
}
