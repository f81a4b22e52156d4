import { inName } from '../indexed/fields.ts'
import { countOf, listOf } from '../indexed/postings.ts'
import type { Store } from '../indexed/store.ts'
import type { Query } from '../query.ts'
import { isNumber } from './tokens.ts'
import { wordsContaining } from './vocabulary.ts'
import { formsOf } from './word-forms.ts'

const minLength = 3
const maxCompletions = 3

/**
 * Words of names that a begun word may become, most frequent first: "chee" is cheese or cheeni. None if
 * all mean the same goods.
 */
export function completions(store: Store, { words, tokens }: Query): string[] {
  const { vocabulary, lexicon, postings } = store
  const [word = ''] = words
  if (tokens.length !== 1 || word.length < minLength || isNumber(word)) return []
  if (lexicon.spellings.has(word)) return []
  const { same, starting } = wordsContaining(vocabulary, word)
  if (same !== -1 && isInNames(store, same)) return []
  const found: string[] = []
  const known = new Set<string | number>()
  const likeliest = starting
    .filter((number) => isInNames(store, number))
    .toSorted((a, b) => countOf(postings, b) - countOf(postings, a))
  for (const number of likeliest) {
    const text = vocabulary.words[number] ?? ''
    const meanings = [text, ...formsOf(text), ...(lexicon.forms.get(text) ?? [])]
    if (!meanings.some((one) => known.has(one))) found.push(text)
    for (const one of meanings) known.add(one)
  }
  return found.length > 1 ? found.slice(0, maxCompletions) : []
}

const isInNames = ({ postings }: Store, word: number) =>
  listOf(postings, word)
    .subarray(0, countOf(postings, word))
    .some((posting) => (posting & inName) !== 0)
