import type { Pack, Product } from '../catalogue/product.ts'
import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { nearest, parseQuery, type MatchConfidence } from '../search/words/nearest.ts'
import type { SearchIndex } from '../search/indexed/search-index.ts'

/** Likeliest product first. */
export type Match<T> = {
  sure: MatchConfidence
  meant: T[]
  /** `size`: the asked size doesn't exist; the first has the nearest. */
  guess: 'size' | null
  /** Per product: packs that add up to the asked size, such as two of 5 kg for 10 kg; else 1. */
  times: number[]
  /** Below 1 the reading is implausible. */
  fit: number
}

type Known = Pick<Product, 'id' | 'name' | 'brand' | 'sku' | 'number' | 'pack'>

const maxCandidates = 3
const maxSizes = 6

export const matchCode = <T extends Known>(product: T): Match<T> => ({
  sure: 'exact',
  meant: [product],
  guess: null,
  times: [1],
  fit: 5,
})

/** `found`: search results for the name. */
export function matchName<T extends Known>(wanted: string, found: readonly T[]): Match<T> {
  const same = found.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same.length === 1) return { sure: 'exact', meant: same, guess: null, times: [1], fit: 4 }
  const query = parseQuery(wanted)
  const { sure, ordered, coversAll, isOneName, hasSize } = nearest(query, found)
  const [first] = ordered
  if (first === undefined) return { sure, meant: [], guess: null, times: [], fit: 0 }
  const sizes = ordered.filter(({ name }) => name === first.name)
  const isSized = sizes.length > maxCandidates
  const meant = isSized ? sizes.slice(0, maxSizes) : ordered.slice(0, maxCandidates)
  const isOtherSize = coversAll && hasSize === false
  const numbers = query.words.filter((word) => /^\d+$/.test(word))
  const hasNumbers = numbers.every((number) => first.name.includes(number))
  const plain = hasSize === true ? 3 : sure === 'likely' ? 2 : 1
  const guess = isOtherSize && isOneName ? 'size' : null
  return {
    sure,
    meant,
    guess,
    times: meant.map(({ pack }) => timesIn(query.pack, pack)),
    fit: !coversAll
      ? 0
      : isOtherSize
        ? 0.5
        : !hasNumbers
          ? 1
          : numbers.length > 0
            ? plain + 1
            : plain,
  }
}

const maxTimes = 20

/** Packs per larger pack; 1 if it doesn't divide evenly. */
function timesIn(larger: Pack | null, pack: Pack): number {
  if (larger === null || larger.amount === null || pack.amount === null) return 1
  const times = larger.unit === pack.unit ? larger.amount / pack.amount : 1
  return Number.isInteger(times) && times <= maxTimes ? times : 1
}

/**
 * The best fit, or the likelier of two. A guess if another product or number is as plausible. `quantities`:
 * per product.
 */
export function chooseReading<
  R extends { quantity: number; match: Match<Pick<Known, 'id' | 'pack'>> },
>(
  first: R,
  others: readonly R[],
): { reading: R; quantities: number[]; sure: MatchConfidence; guess: 'size' | 'quantity' | null } {
  const reading = others.reduce((best, one) => (one.match.fit > best.match.fit ? one : best), first)
  const { sure, guess, meant, times } = reading.match
  const quantities = times.map((many) => Math.min(maxQuantity, reading.quantity * many))
  // "1 dozen eggs" where a dozen is a pack: not twelve packs.
  const isDozen = ({ quantity }: Pick<R, 'quantity'>) =>
    reading.match.fit >= 3 &&
    meant[0]?.pack.unit === 'pcs' &&
    quantity === reading.quantity * meant[0].pack.amount
  const plausible = sure === 'exact' ? 4 : 1
  const isOther = ({ quantity, match }: R) =>
    !isDozen({ quantity }) &&
    match.fit >= plausible &&
    (quantity !== reading.quantity || match.meant[0]?.id !== meant[0]?.id)
  if (guess !== null || ![first, ...others].some(isOther))
    return { reading, quantities, sure, guess }
  return { reading, quantities, sure, guess: 'quantity' }
}

const nearEnough = 24

/** Minimum score: a match in the description alone is no name (chicken in cashew sauce isn't cashew). */
const minScore = 0.2

/** Minimum score of one word: "blargh" is no "large". */
const minWordScore = 0.7

/** Ids matching the words without the pack size; none if no word names anything. */
export function idsLike(search: Pick<SearchIndex, 'find'>, wanted: string): string[] {
  const { text, words } = parseQuery(wanted)
  const isNamed = (word: string) =>
    search.find(word, { limit: 1, minScore: minWordScore }).total > 0
  if (text !== '' && !words.some(isNamed)) return []
  const { ids } = search.find(text === '' ? wanted : text, { limit: nearEnough, minScore })
  return ids
}
