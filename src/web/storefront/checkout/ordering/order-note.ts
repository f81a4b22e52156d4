import { maxNoteLength } from '#shop/orders/order.ts'
import { storedText } from '../../../app/storage/stored-text.ts'

/** Note for the rider, stored in the browser until the order is placed. */
export const orderNote = storedText('kiryana-note', maxNoteLength)
