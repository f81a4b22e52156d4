import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'

export const maxSynonyms = 1000
export const maxWords = 8
export const maxWordLength = 60

/** Folded; may be several words. */
export const tidyWord = (word: string): string => wordsOf(fold(word)).join(' ')

/** Folded and distinct; null: not two to eight words of at most sixty letters. */
export function tidySynonyms(words: readonly string[]): string[] | null {
  const tidy = [...new Set(words.map(tidyWord))]
  const isFine = tidy.every((word) => word !== '' && word.length <= maxWordLength)
  return isFine && tidy.length >= 2 && tidy.length <= maxWords ? tidy : null
}
