import { enContact } from './en-contact.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of the pages that write to the shop. */
export const tc = sentencesOf(enContact)
