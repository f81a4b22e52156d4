import { enBuying } from './en-buying.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of cart and checkout. */
export const say = sentencesOf(enBuying)
export type BuyingKey = Parameters<typeof say>[0]
