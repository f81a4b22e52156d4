import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'
import { soundKey } from './phonetic.ts'
import { formsOf } from './word-forms.ts'

/** Groups of equivalent words, by spelling; a spelling may be in several. */
export type Lexicon = {
  size: number
  /** Groups from here on are staff's synonyms and names of brands. */
  firstSynonym: number
  spellings: Map<string, number[]>
  /** By other forms of their last words: tomatoes. */
  forms: Map<string, number[]>
  /** Words of the longest spelling that begins with a word. */
  longestSpelling: Map<string, number>
  /** Spellings whose last word means something else: dar-cheeni isn't cheeni. */
  opaque: Set<string>
  /** By sound, read as one word. */
  sounds: Map<string, number[]>
  /** Sorted, for prefix lookup. */
  sorted: string[]
  /** Brands asked for by name: "cola = pepsi". */
  brands: Set<string>
  /** Groups of what a meal is made of, by its name; only queries read them. */
  meals: Map<string, number[]>
  /** Words of the longest name of a meal. */
  longestMeal: number
  /** What the meals call the goods of a group. */
  goods: Map<number, string>
}

/** Staff's equivalent words; `group`: own number from 0. */
export type Synonyms = { group: number; words: readonly string[] }

/** A group in a row of words, from `from` to before `to`. */
export type Found = { group: number; from: number; to: number }

const joining = /\b(?:ka|ki|ke|wala|wali|walay)\b|(?<!\p{L})(?:کا|کی|کے|والا|والی)(?!\p{L})/gu

/**
 * One group per line: "sugar, cheeni, chini, چینی". A hyphen marks a last word of other meaning
 * ("dar-cheeni"); # starts a comment; "cola = pepsi" finds pepsi as cola;
 * "raita > yogurt, mint" finds both as raita, and raita as neither. Synonyms share their spellings' groups,
 * or get a new one.
 */
export function readLexicon(text: string, synonyms: readonly Synonyms[] = []): Lexicon {
  const spellings = new Map<string, number[]>()
  const opaque = new Set<string>()
  const given = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const all = given.filter((line) => !line.includes(' > '))
  const lines = all.filter((line) => !line.includes(' = '))
  for (const [group, line] of lines.entries())
    for (const spelling of line.split(',')) {
      if (spelling.includes('-')) opaque.add(spellingKey(spelling, false))
      for (const key of new Set([spellingKey(spelling, false), spellingKey(spelling, true)]))
        spellings.set(key, [...new Set([...(spellings.get(key) ?? []), group])])
    }
  const brands = new Set<string>()
  for (const line of all.filter((one) => one.includes(' = '))) {
    const [kind = '', named = ''] = line.split(' = ')
    const groups = spellings.get(spellingKey(kind, false)) ?? []
    for (const key of named.split(',').map((brand) => spellingKey(brand, false))) {
      if (!spellings.has(key)) brands.add(key)
      spellings.set(key, [...new Set([...(spellings.get(key) ?? []), ...groups])])
    }
  }
  let size = lines.length
  for (const { group, words } of synonyms) {
    const keys = words.map((word) => spellingKey(word, false))
    const known = keys.flatMap((key) => spellings.get(key) ?? [])
    const groups = known.length > 0 ? [...new Set(known)] : [lines.length + group]
    for (const key of keys) spellings.set(key, groups)
    size = Math.max(size, lines.length + group + 1)
  }
  spellings.delete('')
  const sorted = [...spellings.keys()].toSorted()
  const { forms, longestSpelling } = formsIn(spellings)
  const sounds = soundsIn(spellings)
  const meals = mealsIn(given, forms, synonyms)
  const longestMeal = Math.max(0, ...[...meals.keys()].map((name) => name.split(' ').length))
  const named = { brands, meals, longestMeal, goods: goodsIn(given, forms) }
  return {
    size,
    firstSynonym: lines.length,
    spellings,
    forms,
    longestSpelling,
    opaque,
    sounds,
    sorted,
    ...named,
  }
}

function goodsIn(lines: readonly string[], forms: Lexicon['forms']): Lexicon['goods'] {
  const goods = new Map<number, string>()
  for (const word of lines.flatMap((line) => line.split(' > ')[1]?.split(', ') ?? []))
    for (const group of forms.get(spellingKey(word, true)) ?? [])
      if (!goods.has(group)) goods.set(group, word)
  return goods
}

/** Staff's synonym of a meal is the meal too. */
function mealsIn(
  lines: readonly string[],
  forms: Lexicon['forms'],
  synonyms: readonly Synonyms[],
): Lexicon['meals'] {
  const meals = new Map<string, number[]>()
  const keysOf = (words: string) => words.split(',').map((word) => spellingKey(word, true))
  for (const line of lines) {
    const [names = '', goods = ''] = line.split(' > ')
    const groups = [...new Set(keysOf(goods).flatMap((key) => forms.get(key) ?? []))]
    if (groups.length > 0) for (const key of keysOf(names)) meals.set(key, groups)
  }
  for (const { words } of synonyms) {
    const keys = words.map((word) => spellingKey(word, true))
    const groups = keys.flatMap((key) => meals.get(key) ?? [])
    if (groups.length > 0) for (const key of keys) meals.set(key, [...new Set(groups)])
  }
  return meals
}

function formsIn(spellings: Lexicon['spellings']) {
  const forms = new Map(spellings)
  const longestSpelling = new Map<string, number>()
  for (const [spelling, groups] of spellings) {
    const words = spelling.split(' ')
    const others = words.slice(0, -1)
    const kinds = formsOf(words.at(-1) ?? '').map((form) => [...others, form])
    for (const kind of kinds) {
      const key = kind.join(' ')
      if (!forms.has(key)) forms.set(key, groups)
    }
    for (const [first = ''] of [words, ...kinds])
      longestSpelling.set(first, Math.max(longestSpelling.get(first) ?? 0, words.length))
  }
  return { forms, longestSpelling }
}

function soundsIn(spellings: Lexicon['spellings']) {
  const sounds = new Map<string, number[]>()
  for (const [spelling, groups] of spellings) {
    const key = soundKey(spelling.replaceAll(' ', ''))
    sounds.set(key, [...new Set([...(sounds.get(key) ?? []), ...groups])])
  }
  sounds.delete('')
  return sounds
}

const spellingKey = (spelling: string, isJoined: boolean) =>
  wordsOf(isJoined ? fold(spelling).replace(joining, ' ') : fold(spelling)).join(' ')

/** The other spellings of a word. */
export const spellingsLike = ({ forms, spellings }: Lexicon, word: string): string[] => {
  const groups = new Set(forms.get(word))
  if (groups.size === 0) return []
  return [...spellings]
    .filter(([spelling, own]) => spelling !== word && own.some((group) => groups.has(group)))
    .map(([spelling]) => spelling)
}

/** Whether words of several goods name another one together: ice cream is no cream. */
export function isCompound({ opaque }: Lexicon, words: readonly string[]): boolean {
  const others = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  return (
    others.length > 0 &&
    [last, ...formsOf(last)].some((form) => opaque.has([...others, form].join(' ')))
  )
}

/** Longest spelling first, without overlaps. */
export function groupsIn({ forms, longestSpelling }: Lexicon, words: readonly string[]): Found[] {
  const found: Found[] = []
  for (let from = 0; from < words.length; from += 1) {
    let to = Math.min(words.length, from + (longestSpelling.get(words[from] ?? '') ?? 0))
    for (; to > from; to -= 1) {
      const groups = forms.get(words.slice(from, to).join(' '))
      if (groups === undefined) continue
      for (const group of groups) found.push({ group, from, to })
      from = to - 1
      break
    }
  }
  return found
}

/** Groups of the words in a multi-word spelling, whose last word usually names it. */
export function groupsWithin(lexicon: Lexicon, words: readonly string[]) {
  if (words.length < 2 || lexicon.opaque.has(words.join(' '))) return []
  // Chilli powder is chilli.
  const last = words.findLastIndex((word) => word !== 'powder')
  return words.flatMap((word, at) =>
    (lexicon.forms.get(word) ?? []).map((group) => ({ group, isLast: at === last })),
  )
}

const maxBegunGroups = 40

/** Groups with a spelling that starts so. */
export function groupsBegun({ sorted, spellings }: Lexicon, start: string): Set<number> {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  const groups = new Set<number>()
  for (let at = low; at < Math.min(sorted.length, low + maxBegunGroups); at += 1) {
    const spelling = sorted[at] ?? ''
    if (!spelling.startsWith(start)) break
    for (const group of spellings.get(spelling) ?? []) groups.add(group)
  }
  return groups
}
