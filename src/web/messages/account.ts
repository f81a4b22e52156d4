import { enAccount } from './en-account.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of the wishlist and the profile. */
export const ta = sentencesOf(enAccount)
