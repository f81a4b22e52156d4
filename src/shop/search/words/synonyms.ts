import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'

export const mostSynonyms = 1000
export const mostWords = 8
export const longestWord = 60

/** A word, or several that belong together, as it is kept: folded. */
export const tidyWord = (word: string): string => wordsOf(fold(word)).join(' ')

/**
 * The words as they are kept: folded, each once; null: they are no synonyms, since there are not two to
 * eight different ones of at most sixty letters.
 */
export function tidySynonyms(words: readonly string[]): string[] | null {
  const tidy = [...new Set(words.map(tidyWord))]
  const isFine = tidy.every((word) => word !== '' && word.length <= longestWord)
  return isFine && tidy.length >= 2 && tidy.length <= mostWords ? tidy : null
}
