import { enQuickOrder } from './en-quick-order.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of the quick order. */
export const tq = sentencesOf(enQuickOrder)
