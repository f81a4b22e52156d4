import { fold } from '../fold.ts'
import { wordsOf } from '../search/words/tokens.ts'

const maxLength = 60

/** Folded words for counting; null: only signs, too long, or looks like someone's address or number. */
export function searchedText(typed: string): string | null {
  if (typed.length > 4 * maxLength || /@|:\/\//.test(typed)) return null
  const folded = fold(typed)
  const text = wordsOf(folded).join(' ')
  const hasNumber = /\d{6}/.test(folded.replace(/[^\p{L}\p{N}]/gu, ''))
  return text === '' || text.length > maxLength || hasNumber ? null : text
}
