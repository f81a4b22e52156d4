import { longestNote } from '#shop/orders/order.ts'
import { storedText } from '../../../app/storage/stored-text.ts'

/** What the rider should know, kept in the browser until the order is placed. */
export const orderNote = storedText('kiryana-note', longestNote)
