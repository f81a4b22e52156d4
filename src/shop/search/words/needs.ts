import { letterBit } from '../indexed/columns.ts'
import { isNumber } from './tokens.ts'
import { type Found, groupsBegun, groupsIn, isCompound } from './lexicon.ts'
import { countOf } from '../indexed/postings.ts'
import { mealsNamed } from './meals-named.ts'
import { countIn, type Match, surest, weightOf } from './matches.ts'
import { formsByEar, isAsSpelt, nearSounds, soundingLike, type Alike } from './sounds.ts'
import type { Store } from '../indexed/store.ts'
import { wordsContaining, type Containing } from './vocabulary.ts'
import { formsOf, withFullYe } from './word-forms.ts'

/** A query word: weight among the others, best matches first. */
export type Need = {
  weight: number
  matches: Match[]
  /** A single letter (`letterBit`) matches by itself; 0: none. */
  letter: number
  typed: string
  /** Nothing else answers for it. */
  isCompound?: boolean
  /** Corrections, if nothing matches as typed. */
  near: Match[]
}

const quality = {
  exact: 1,
  form: 0.97,
  group: 0.96,
  meal: 0.8,
  joined: 0.95,
  sound: 0.88,
  begun: 0.6,
  groupBegun: 0.62,
  near: 0.8,
  inside: 0.3,
}

/** Products without the compound fall below the minimum share of matched words. */
const compoundFactor = 5

/** `exact`: no typo correction. `asSpelt`: sounds alike at most, never a similar word. */
type NeedOptions = { exact?: boolean | undefined; asSpelt?: boolean }

/** One per query word or compound. */
export function needsOf(
  store: Store,
  words: readonly string[],
  { exact = false, asSpelt = false }: NeedOptions = {},
): Need[] {
  const groups = groupsIn(store.lexicon, words)
  const joined = words.map((word, at) => joinedWith(store, word, words[at + 1]))
  const meals = mealsNamed(store.lexicon, words, groups)
  const compounds = compoundsIn(store, groups, words)
  return words.flatMap((word, at) => {
    const compound = compounds.find(({ from, to }) => from <= at && at < to)
    if (compound !== undefined) return compound.from === at ? [compound.need] : []
    const meal = meals.find(({ from, to }) => from <= at && at < to)
    const isLast = at === words.length - 1
    const own = groups.filter(({ from, to }) => from <= at && at < to)
    const named: Match[] = [
      ...own.map(({ group }): Match => ({ of: 'group', number: group, quality: quality.group })),
      ...(meal?.groups ?? []).map((number): Match => ({ of: 'group', number, quality: quality.meal, heads: true })), // prettier-ignore
    ]
    if (meal !== undefined && meal.to - meal.from > 1)
      return meal.from === at ? [mealNeed(store, words.slice(meal.from, meal.to), named)] : []
    const found: Match[] = [...named, ...(joined[at] ?? []), ...(joined[at - 1] ?? [])]
    const isStray = word.length === 1 && words.length > 1 && !isKnown(store, word)
    if (isStray) return []
    const split = isKnown(store, word) || found.length > 0 ? null : splitOf(store, word)
    return split === null
      ? [needOf(store, word, { found, isLast, isOnly: words.length === 1, exact, asSpelt })]
      : split.map((part) => needOf(store, part, { ...unplaced, exact, asSpelt }))
  })
}

/** A meal's name of several words is one need: "tea time" is more than tea. */
function mealNeed(store: Store, words: readonly string[], named: readonly Match[]): Need {
  const typed = words.join(' ')
  return { weight: weightOf(store, typed, named), matches: surest(named), letter: 0, typed, near: [] } // prettier-ignore
}

type Place = Required<NeedOptions> & {
  found: Match[]
  isLast: boolean
  isOnly: boolean
  exact: boolean
}
const unplaced = { found: [], isLast: false, isOnly: false }

type Compound = { from: number; to: number; need: Need }

/** "ice cream" is one word: neither ice nor cream. */
function compoundsIn(store: Store, groups: readonly Found[], words: readonly string[]) {
  const compounds = new Map<number, Compound>()
  for (const { group, from, to } of groups) {
    const typed = words.slice(from, to)
    if (!isCompound(store.lexicon, typed)) continue
    const known =
      compounds.get(from)?.need.matches ?? numbered(store, typed.join(''), quality.joined)
    const matches: Match[] = [...known, { of: 'group', number: group, quality: quality.exact }]
    const weight = compoundFactor * weightOf(store, typed.join(' '), matches)
    const need = { weight, matches, letter: 0, typed: typed.join(' '), near: [], isCompound: true }
    compounds.set(from, { from, to, need })
  }
  return [...compounds.values()]
}

function needOf(store: Store, word: string, { found, ...place }: Place): Need {
  const { isLast, isOnly, exact } = place
  const matches = [...found, ...wordsLike(store, word)]
  const isUnknown = matches.length === 0 && !store.lexicon.forms.has(word)
  const isHeard = !isAsSpelt(word, found.length > 0) && (word.length > 2 || matches.length === 0)
  const sounded = isHeard ? allSoundedBy(store, word) : []
  const near = isUnknown ? sounded : []
  if (!(exact && isUnknown)) matches.push(...sounded)
  const letter = isOnly ? letterBit(word) : 0
  if (isOnly || word.length > (isLast ? 1 : 2))
    matches.push(...partly(store, word, matches, { ...place, near }))
  const weight = weightOf(store, word, matches)
  return { weight, matches: surest(matches), letter, typed: word, near }
}

/** `near`: collects corrections. */
type Standing = Omit<Place, 'found'> & { near: Match[] }

/** Words starting with or containing it, and corrections if nothing does. */
function partly(
  store: Store,
  word: string,
  sure: readonly Match[],
  { isLast, isOnly, exact, asSpelt, near }: Standing,
) {
  if (isNumber(word) && !isOnly) return []
  const matches: Match[] = []
  const isAnyNamed = () => [...sure, ...matches].some((match) => isNamedMatch(store, match))
  const containing = containingOf(store, word)
  matches.push(...begunBy(store, containing, word, isLast))
  if (isLast && word.length > 2)
    for (const number of groupsBegun(store.lexicon, word)) matches.push({ of: 'group', number, quality: quality.groupBegun }) // prettier-ignore
  // A known word isn't a typo, even if only a description has it.
  if (
    !exact &&
    !asSpelt &&
    word.length > 2 &&
    !isNumber(word) &&
    !isAnyNamed() &&
    !store.vocabulary.numbers.has(word) &&
    !store.lexicon.forms.has(word)
  )
    matches.push(...collectNear(near, nearTo(store, word, isLast)))
  // Single letters match without words.
  if (isOnly ? letterBit(word) === 0 : word.length > 2 && !isAnyNamed())
    matches.push(...inside(store, containing, isOnly))
  return matches
}

const numbered = ({ vocabulary }: Store, word: string, sure: number): Match[] => {
  const number = vocabulary.numbers.get(word)
  return number === undefined ? [] : [{ of: 'word', number, quality: sure }]
}

const wordsLike = (store: Store, word: string): Match[] => [
  ...numbered(store, word, quality.exact),
  ...formsOf(word).flatMap((form) => numbered(store, form, quality.form)),
]

/** Matches a name, brand or category, not just descriptions. */
export const isNamedMatch = ({ vocabulary, groups }: Store, { of, number }: Match) =>
  of === 'group' ? countOf(groups, number) > 0 : vocabulary.named[number] === 1

const isKnown = (store: Store, word: string) =>
  wordsLike(store, word).some((match) => isNamedMatch(store, match)) ||
  store.lexicon.forms.has(word)

const soundedBy = ({ sounds }: Store, word: string, sure: number) =>
  soundingLike(sounds, word).flatMap((alike) => asMatches(alike, sure - 0.2 * alike.far))

const allSoundedBy = (store: Store, word: string) => [
  ...soundedBy(store, word, quality.sound),
  ...formsByEar(word).flatMap((form) => soundedBy(store, form, quality.sound - 0.04)),
]

function collectNear(near: Match[], matches: readonly Match[]) {
  near.push(...matches)
  return matches
}

const asMatches = ({ words, groups }: Alike, sure: number): Match[] => [
  ...words.map((number): Match => ({ of: 'word', number, quality: sure })),
  ...groups.map((number): Match => ({ of: 'group', number, quality: sure - 0.02 })),
]

function begunBy({ vocabulary }: Store, { starting }: Containing, word: string, isLast: boolean) {
  return starting.map((number): Match => {
    const share = word.length / (vocabulary.words[number]?.length ?? 1)
    return { of: 'word', number, quality: (isLast ? quality.begun : 0.45) + 0.27 * share }
  })
}

function containingOf({ vocabulary }: Store, word: string): Containing {
  const found = wordsContaining(vocabulary, word)
  const full = withFullYe(word)
  if (full === null) return found
  const { same, starting, ending, inside } = wordsContaining(vocabulary, full)
  return {
    same: found.same,
    starting: [...found.starting, ...(same === -1 ? [] : [same]), ...starting],
    ending: [...found.ending, ...ending],
    inside: [...found.inside, ...inside],
  }
}

export const nearTo = ({ sounds }: Store, word: string, isLast: boolean): Match[] =>
  nearSounds(sounds, word, isLast).flatMap((alike) =>
    asMatches(alike, quality.near - 0.25 * alike.far),
  )

function inside({ vocabulary }: Store, { ending, inside: within }: Containing, isOnly: boolean) {
  return [...ending, ...within]
    .filter((number) => isOnly || vocabulary.named[number] === 1)
    .map((number): Match => ({ of: 'word', number, quality: quality.inside }))
}

/** "tooth paste" may be one word. */
function joinedWith(store: Store, word: string, next: string | undefined): Match[] {
  if (next === undefined || isNumber(word) || isNumber(next)) return []
  const joined = word + next
  const groups = (store.lexicon.spellings.get(joined) ?? []).map((number): Match => ({
    of: 'group',
    number,
    quality: quality.joined,
  }))
  return [...numbered(store, joined, quality.joined), ...groups].filter((match) =>
    isNamedMatch(store, match),
  )
}

/** "chakkiatta" may be two known words. */
function splitOf(store: Store, word: string): [string, string] | null {
  if (word.length > 30) return null
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => isKnown(store, part))) return parts
  }
  return null
}

/** A compound that no product is called by. */
export const isUnmet = (store: Store, { isCompound: isOne, matches }: Need): boolean =>
  isOne === true && matches.every((match) => countIn(store, match) === 0)
