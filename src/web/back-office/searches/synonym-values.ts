import { maxWordLength, maxWords, tidyWord } from '#shop/search/words/synonyms.ts'
import { textIn } from '../../ui/form/use-form.ts'

/** The errors, as in the messages. */
type Fault = 'noWord' | 'noOthers' | 'onlySigns' | 'tooLong' | 'tooMany' | 'same'
type Field = 'word' | 'others'

/** Words are separated by commas, also the Urdu comma. */
const split = (text: string) =>
  text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

export const wordsIn = (values: FormData): string[] => [
  ...split(textIn(values, 'word')),
  ...split(textIn(values, 'others')),
]

/** The first error and its field; null: valid. */
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
