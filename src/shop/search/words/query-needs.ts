import { isNamedMatch, type Need, needsOf } from './needs.ts'
import type { Query } from '../query.ts'
import type { Store } from '../indexed/store.ts'

/** Longer texts are sentences, whose words are rarely typos of goods. */
const minSentence = 3

/**
 * The needs of a query. "romantic dinner evening" isn't about diapers: a longer text is corrected only if
 * the catalogue knows one of its words as typed, or may correct all of them.
 */
export function queryNeeds(
  store: Store,
  { words, tokens }: Query,
  { exact }: { exact?: boolean | undefined } = {},
): Need[] {
  const needs = needsOf(store, words, { exact })
  const isKnown = needs.some(
    ({ matches, near }) => near.length === 0 && matches.some((match) => isNamedMatch(store, match)),
  )
  const isUnknown = needs.some(({ matches }) => matches.length === 0)
  return tokens.length >= minSentence && isUnknown && !isKnown
    ? needsOf(store, words, { exact, asSpelt: true })
    : needs
}
