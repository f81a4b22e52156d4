import { fold, wordsOf } from './fold.ts'

export const mostSynonyms = 1000
const longest = 60

/**
 * The words as they are kept: folded, each once; null: they are no synonyms, since there are not two to
 * eight different ones of at most sixty letters.
 */
export function tidySynonyms(words: readonly string[]): string[] | null {
  const tidy = [...new Set(words.map((word) => wordsOf(fold(word)).join(' ')))]
  const isFine = tidy.every((word) => word !== '' && word.length <= longest)
  return isFine && tidy.length >= 2 && tidy.length <= 8 ? tidy : null
}
