import type { Product } from '../catalogue/product.ts'
import { nearest, readAsked, type MatchConfidence } from '../search/nearest.ts'
import type { LocalSearchIndex } from '../search/search-index.ts'

/** What a reading of a line may mean in the catalogue, the likeliest first. */
export type Match<T> = {
  sure: MatchConfidence
  meant: T[]
  /** The size that was asked for is not there: the first has the nearest. */
  guess: 'size' | null
  /** How well it fits; below 1 it is no reading that somebody may have meant. */
  fit: number
}

type Known = Pick<Product, 'id' | 'name' | 'brand' | 'sku' | 'number' | 'pack'>

const mostCandidates = 3
const mostSizes = 6

export const matchCode = <T extends Known>(product: T): Match<T> => ({
  sure: 'exact',
  meant: [product],
  guess: null,
  fit: 5,
})

/** Matches a name with what the search has found for it. */
export function matchName<T extends Known>(wanted: string, found: readonly T[]): Match<T> {
  const same = found.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same.length === 1) return { sure: 'exact', meant: same, guess: null, fit: 4 }
  const asked = readAsked(wanted)
  const { sure, ordered, coversAll, isOneName, hasSize } = nearest(asked, found)
  const [first] = ordered
  if (first === undefined) return { sure, meant: [], guess: null, fit: 0 }
  const sizes = ordered.filter(({ name }) => name === first.name)
  const isSized = sizes.length > mostCandidates
  const meant = isSized ? sizes.slice(0, mostSizes) : ordered.slice(0, mostCandidates)
  const isOtherSize = coversAll && hasSize === false
  const numbers = asked.words.filter((word) => /^\d+$/.test(word))
  const hasNumbers = numbers.every((number) => first.name.includes(number))
  const plain = hasSize === true ? 3 : sure === 'likely' ? 2 : 1
  return {
    sure,
    meant,
    guess: isOtherSize && isOneName ? 'size' : null,
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

/**
 * Chooses among the readings of one line: the one that fits best, the likelier of two. It is a guess
 * when somebody may as well have meant another product, or another number of it.
 */
export function chooseReading<R extends { quantity: number; match: Match<{ id: string }> }>(
  first: R,
  others: readonly R[],
): { reading: R; sure: MatchConfidence; guess: 'size' | 'quantity' | null } {
  const reading = others.reduce((best, one) => (one.match.fit > best.match.fit ? one : best), first)
  const { sure, guess, meant } = reading.match
  const plausible = sure === 'exact' ? 4 : 1
  const isOther = ({ quantity, match }: R) =>
    match.fit >= plausible && (quantity !== reading.quantity || match.meant[0]?.id !== meant[0]?.id)
  if (guess !== null || ![first, ...others].some(isOther)) return { reading, sure, guess }
  return { reading, sure, guess: 'quantity' }
}

const nearEnough = 24

/** What the words find, without the size of the pack, which is no part of a name. */
export function idsLike(search: Pick<LocalSearchIndex, 'find'>, wanted: string): string[] {
  const { text } = readAsked(wanted)
  const { ids } = search.find(text === '' ? wanted : text, { limit: nearEnough })
  return ids
}
