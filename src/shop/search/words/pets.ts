import type { Shared } from '../indexed/documents.ts'
import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'

const petWords = new Set(
  'pet pets dog dogs puppy cat cats kitten kitty bird birds parrot parrots aquarium kutta kutte kuttay billi parinda parindey پالتو کتا کتے بلی طوطا پرندہ پرندے'.split(
    ' ',
  ),
)

export const namesPet = (words: readonly string[]): boolean =>
  words.some((word) => petWords.has(word))

const known = new WeakMap<readonly string[], Uint8Array>()

/** 1 for each category of pets, by its path. Computed again when categories were added. */
export function petCategories({ texts }: Shared): Uint8Array {
  const before = known.get(texts)
  if (before?.length === texts.length) return before
  const categories = Uint8Array.from(texts, (path) => (namesPet(wordsOf(fold(path))) ? 1 : 0))
  known.set(texts, categories)
  return categories
}
