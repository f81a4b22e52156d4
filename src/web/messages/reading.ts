import { enReading } from './en-reading.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of the pages to read. */
export const tr = sentencesOf(enReading)
