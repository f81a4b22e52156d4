import { fillers } from './fillers.ts'
import { countIn, type Need, needsOf } from './needs.ts'
import type { Query } from '../query.ts'
import type { Store } from '../indexed/store.ts'

/** Replaces typos by likely words; null: none found. */
export function corrected(store: Store, { phrase, words }: Query): string | null {
  const slips = new Map(needsOf(store, words).map((need) => [need.typed, meantBy(store, need)]))
  const text = phrase
    .split(' ')
    .map((word) => slips.get(word) ?? word)
    .join(' ')
  return text === phrase ? null : text
}

/** Nearest word of names, brands and categories; among equals the most frequent. */
function meantBy(store: Store, { typed, near }: Need): string | null {
  if (fillers.has(typed)) return null
  const { named, words } = store.vocabulary
  const [meant] = near
    .filter(({ of, number }) => of === 'word' && named[number] === 1)
    .toSorted((a, b) => b.quality - a.quality || countIn(store, b) - countIn(store, a))
  return meant === undefined ? null : (words[meant.number] ?? null)
}
