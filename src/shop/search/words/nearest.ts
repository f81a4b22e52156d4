import type { Pack } from '../../catalogue/product.ts'
import { sizesIn } from '../../catalogue/sizes/written-size.ts'
import { plainDigits } from '../../digits.ts'
import { fold } from '../../fold.ts'
import { headsOf } from './heads.ts'
import { soundKey } from './phonetic.ts'

export type MatchConfidence = 'exact' | 'likely' | 'unsure' | 'none'

type Named = { name: string; brand: string; sku: string | null; number: number; pack: Pack }

/** Words, and pack size if any. */
export type ParsedQuery = { text: string; words: string[]; pack: Pack | null }

export function parseQuery(text: string): ParsedQuery {
  const plain = plainDigits(text)
  const [size] = sizesIn(plain, { counted: true })
  const rest = size === undefined ? plain : `${plain.slice(0, size.from)} ${plain.slice(size.to)}`
  return {
    text: rest.replace(/\s+/g, ' ').trim(),
    words: wordsIn(rest),
    pack: size?.pack ?? null,
  }
}

export type Nearest<T> = {
  sure: Exclude<MatchConfidence, 'exact'>
  /** Likeliest first. */
  ordered: T[]
  /** The first one's name, brand, pack or code has every word. */
  coversAll: boolean
  /** No product of another name is as near as the first. */
  isOneName: boolean
  /** The first has the requested size; null: none requested. */
  hasSize: boolean | null
}

/**
 * Orders results by similarity, with a confidence. Sizes of a product share its name, so the nearest pack
 * decides, or the smallest if no size is asked for.
 */
export function nearest<T extends Named>(query: ParsedQuery, found: readonly T[]): Nearest<T> {
  const names = [...new Set(found.map(({ name }) => name))]
  const ranked = found
    .map((one) => ({ one, place: names.indexOf(one.name), ...nearness(query, one) }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place || a.distance - b.distance)
  const best = Math.max(0, ...ranked.map(({ covered }) => covered))
  // Drop weak matches beside good ones.
  const near = inSearchOrder(ranked.filter(({ covered }) => covered >= best / 2))
  const [first, second] = near
  if (first === undefined)
    return { sure: 'none', ordered: [], coversAll: false, isOneName: false, hasSize: null }
  const coversAll = first.covered === 1
  const isAhead = (other?: { score: number }) => !other || first.score - other.score > 0.1
  // "ghee 1 kg" fits any ghee equally, unless the name has no other words.
  const isAmbiguous =
    !first.isWhole &&
    near.some(({ one, covered, fits }) => one.name !== first.one.name && covered === 1 && fits === first.fits) // prettier-ignore
  return {
    sure:
      coversAll && first.fits !== false && isAhead(second) && !isAmbiguous ? 'likely' : 'unsure',
    ordered: near.map(({ one }) => one),
    coversAll,
    isOneName: !isAmbiguous && isAhead(near.find(({ one }) => one.name !== first.one.name)),
    hasSize: first.fits,
  }
}

type Ranked = { score: number; covered: number; fits: boolean | null; place: number }

/** Of those that are as near as the first, the one that a search shows first leads here too. */
function inSearchOrder<R extends Ranked>(ranked: readonly R[]): R[] {
  const [first] = ranked
  if (first === undefined) return []
  const leader = ranked
    .filter(
      ({ score, covered, fits }) =>
        covered === first.covered && fits === first.fits && first.score - score <= 0.1,
    ) // prettier-ignore
    .reduce((best, one) => (one.place < best.place ? one : best), first)
  return [leader, ...ranked.filter((one) => one !== leader)]
}

function nearness({ words, pack }: ParsedQuery, product: Named) {
  const own = wordsIn(product.name)
  const codes = [String(product.number), ...wordsIn(product.sku ?? '')]
  // "Eggs 30": without a unit, the number may be the pack's.
  const packWords = pack === null ? wordsIn(product.pack.text) : []
  const known = [...own, ...wordsIn(product.brand), ...packWords, ...codes]
  const namingFields = words.filter((word) => !idle.has(word) || own.includes(word))
  const met = namingFields.filter((word) => known.some((other) => isSame(word, other))).length
  const said = own.filter((other) => namingFields.some((word) => isSame(word, other))).length
  const covered = namingFields.length === 0 ? 0 : met / namingFields.length
  const fits = pack === null ? null : fitsPack(pack, product)
  const distance = distanceOf(pack, product.pack)
  return {
    covered,
    fits,
    isWhole: said === own.length,
    distance,
    score:
      covered +
      (0.5 * said) / Math.max(1, own.length) +
      (isNamed(product.name, namingFields) ? 0.25 : 0) +
      (fits === null ? 0 : fits ? 0.5 : -0.25 - 0.05 * Math.min(4, distance)),
  }
}

/** "salt" names table salt; salted pistachios only mention it. */
const isNamed = (name: string, words: readonly string[]) =>
  [...headsOf(fold(name))].some((head) => words.some((word) => isSame(word, head)))

/** Ignored unless they are in the product's name. */
const idle: ReadonlySet<string> = new Set(
  'a an and bag bags bottle bottles can jar ka ke ki of pack packet packets packs pkt pouch the tin wala wali with'.split(
    ' ',
  ),
)

const isSamePack = (a: Pack, b: Pack) => a.amount === b.amount && a.unit === b.unit

const fitsPack = (pack: Pack, product: Named) =>
  isSamePack(pack, product.pack) ||
  (product.pack.amount === null &&
    sizesIn(`${product.name} ${product.pack.text}`).some((size) => isSamePack(pack, size.pack)))

/** Ratio distance: twice as much is as far as half; another unit is farther than any size. */
function distanceOf(query: Pack | null, own: Pack) {
  if (query === null) return own.amount ?? 0
  return query.amount === null || own.amount === null || query.unit !== own.unit
    ? Infinity
    : Math.abs(Math.log(own.amount / query.amount))
}

/** "chini" is spelt "Cheeni" in the name. */
const soundsSame = (word: string, other: string) =>
  word.length > 3 && !/\d/.test(word) && soundKey(word) === soundKey(other)

const isSame = (word: string, other: string) =>
  word === other ||
  `${other}s` === word ||
  soundsSame(word, other) ||
  (word.length > 2 && !/^\d/.test(word) && other.startsWith(word))

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
