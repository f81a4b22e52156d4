import { z } from 'zod'
import { inUrduLetters } from '#shop/translations/urdu-letters.ts'
import { NameOrNone, PlainText } from './amounts.schema.ts'

const about = 'in Urdu; empty: not translated; absent in lists'

/** The Urdu of a text in one line, in the letters of Urdu; may be empty. */
export const UrduLine = (most: number) => NameOrNone(most).overwrite(inUrduLetters)

/** The same of a text of several lines. */
const UrduText = (most: number) => PlainText(most).overwrite(inUrduLetters)

export const urduLine = (most: number) => UrduLine(most).optional().describe(about)
export const urduText = (most: number) => UrduText(most).optional().describe(about)

/** Of several texts, in their order. */
export const urduLines = (most: number, count: number) =>
  z
    .array(UrduLine(most))
    .max(count)
    .optional()
    .describe('in Urdu, in the same order; absent in lists')

/** Of a record with texts in Urdu. */
export const ToCheck = z
  .array(z.string())
  .optional()
  .describe('fields whose English has changed since their Urdu was written; absent in lists')
