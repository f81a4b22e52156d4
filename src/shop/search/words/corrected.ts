import { fillers } from './fillers.ts'
import { countIn, type Match } from './matches.ts'
import { nearTo, type Need } from './needs.ts'
import type { Query } from '../query.ts'
import { queryNeeds } from './query-needs.ts'
import type { Store } from '../indexed/store.ts'

/** Replaces typos by likely words; null: none found. */
export function corrected(store: Store, query: Query): string | null {
  const slips = new Map(queryNeeds(store, query).map((need) => [need.typed, meantBy(store, need)]))
  const { phrase } = query
  const text = phrase
    .split(' ')
    .map((word) => slips.get(word) ?? word)
    .join(' ')
  return text === phrase ? null : text
}

const urduLetter = /\p{Script=Arabic}/u

/** Nearest word of names, brands and categories in the script of the typed one; among equals the most frequent. */
function meantBy(store: Store, { typed, near }: Need): string | null {
  if (fillers.has(typed) || near.length === 0) return null
  const { named, words } = store.vocabulary
  const isUrdu = urduLetter.test(typed)
  const likeliest = (matches: readonly Match[]) =>
    matches
      .filter(({ of, number }) => of === 'word' && named[number] === 1)
      .toSorted((a, b) => b.quality - a.quality || countIn(store, b) - countIn(store, a))
      .flatMap(({ number }) => words[number] ?? [])
      .find((word) => urduLetter.test(word) === isUrdu)
  // "basmti" sounds just like the Urdu name, so no other word was looked for.
  return likeliest(near) ?? likeliest(nearTo(store, typed, false)) ?? null
}
