import { weakWords } from './fillers.ts'
import { countOf } from '../indexed/postings.ts'
import { countSlots } from '../indexed/slots.ts'
import type { Store } from '../indexed/store.ts'
import { isNumber } from './tokens.ts'

/** A word or group number with its match quality; `heads`: only products that are such goods. */
export type Match = { of: 'word' | 'group'; number: number; quality: number; heads?: true }

export const countIn = ({ postings, groups }: Store, { of, number }: Match): number =>
  countOf(of === 'group' ? groups : postings, number)

/** Each match once, best first. */
export function surest(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>()
  for (const match of matches) {
    const key = `${match.of}${match.number}`
    if ((best.get(key)?.quality ?? 0) < match.quality) best.set(key, match)
  }
  return [...best.values()].toSorted((a, b) => b.quality - a.quality)
}

/** Rare words weigh more. */
export function weightOf(store: Store, word: string, matches: readonly Match[]): number {
  const factor = isNumber(word) ? 0.3 : weakWords.has(word) ? 0.25 : 1
  const sure = matches.filter((match) => match.quality > 0.7)
  const count = Math.max(1, ...sure.slice(0, 50).map((match) => countIn(store, match)))
  return factor * (1 + Math.min(4, Math.log2(1 + countSlots(store.documents.slots) / count) / 2))
}
