import { maxWordLength, maxWords, tidyWord } from '#shop/search/words/synonyms.ts'
import { textIn } from '../../ui/form/use-form.ts'

/** Why words cannot be kept, as the messages name it. */
type Fault = 'noWord' | 'noOthers' | 'onlySigns' | 'tooLong' | 'tooMany' | 'same'
type Field = 'word' | 'others'

/** A comma of Urdu parts words as well. */
const split = (text: string) =>
  text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** All words of the form, as they were typed. */
export const wordsIn = (values: FormData): string[] => [
  ...split(textIn(values, 'word')),
  ...split(textIn(values, 'others')),
]

/** What is wrong with the form, and in which field; null: the server takes it. */
export function faultIn(values: FormData): { field: Field; fault: Fault } | null {
  for (const field of ['word', 'others'] as const) {
    const words = split(textIn(values, field)).map(tidyWord)
    if (words.length === 0) return { field, fault: field === 'word' ? 'noWord' : 'noOthers' }
    if (words.includes('')) return { field, fault: 'onlySigns' }
    if (words.some((word) => word.length > maxWordLength)) return { field, fault: 'tooLong' }
  }
  const different = new Set(wordsIn(values).map(tidyWord)).size
  if (different < 2) return { field: 'others', fault: 'same' }
  return different > maxWords || wordsIn(values).length > maxWords
    ? { field: 'others', fault: 'tooMany' }
    : null
}
