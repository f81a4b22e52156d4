import { fieldBits } from '../indexed/fields.ts'
import { countOf, listOf } from '../indexed/postings.ts'
import { tokensOf } from './tokens.ts'
import type { Store } from '../indexed/store.ts'
import { wordsContaining } from './vocabulary.ts'

/** Literal match of the text: anywhere, in the name, at a word's start, at the name's start. */
export const standings = { text: 1, name: 2, word: 3, start: 4 }

/** Maximum texts to scan: a few milliseconds. */
const maxTexts = 10_000

/**
 * Literal matches across words and signs. If too many texts are candidates, the rest passes as `text`
 * unchecked, so that no match is lost.
 */
export function findPhrase(
  store: Store,
  phrase: string,
  take: (slot: number, standing: number) => void,
) {
  const { texts } = store.documents
  let left = maxTexts
  for (const word of rarest(store, tokensOf(phrase))) {
    const list = listOf(store.postings, word)
    const count = countOf(store.postings, word)
    for (let at = 0; at < count; at += 1) {
      const slot = (list[at] ?? 0) >>> fieldBits
      const text = texts[slot] ?? ''
      if (left <= 0) take(slot, standings.text)
      else if (text !== '') {
        left -= 1
        const place = text.indexOf(phrase)
        if (place !== -1) take(slot, standingAt(text, place))
      }
    }
  }
}

/** Slots whose text matches, among up to `maxTexts` with the token in any of their words. */
export function textsWith(
  store: Store,
  token: string,
  matches: RegExp,
  take: (slot: number) => void,
) {
  const { texts } = store.documents
  let left = maxTexts
  for (const word of rarest(store, tokensOf(token))) {
    const list = listOf(store.postings, word)
    for (let at = 0; at < countOf(store.postings, word) && left > 0; at += 1, left -= 1) {
      const slot = (list[at] ?? 0) >>> fieldBits
      if (matches.test(texts[slot] ?? '')) take(slot)
    }
  }
}

function standingAt(text: string, place: number): number {
  if (place === 0) return standings.start
  if (place > text.indexOf('\n')) return standings.text
  return /[\p{L}\p{N}]/u.test(text[place - 1] ?? '') ? standings.name : standings.word
}

/** Candidate words of the rarest token. Each match contains at least one. */
function rarest(store: Store, tokens: readonly string[]): number[] {
  let words: number[] = []
  let min = Infinity
  for (const [at, token] of tokens.entries()) {
    const candidates = candidatesOf(store, tokens, at, token)
    const count = candidates.reduce((sum, word) => sum + countOf(store.postings, word), 0)
    if (count < min) [words, min] = [candidates, count]
  }
  return words
}

/** The first token may end a longer word, the last may begin one. */
function candidatesOf({ vocabulary }: Store, tokens: readonly string[], at: number, token: string) {
  const isFirst = at === 0
  const isLast = at === tokens.length - 1
  if (!isFirst && !isLast) {
    const word = vocabulary.numbers.get(token)
    return word === undefined ? [] : [word]
  }
  const { same, starting, ending, inside } = wordsContaining(vocabulary, token)
  const whole = same === -1 ? [] : [same]
  if (isFirst && isLast) return [...whole, ...starting, ...ending, ...inside]
  return [...new Set([...whole, ...(isFirst ? ending : starting)])]
}
