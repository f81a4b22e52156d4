import { enOrders } from './en-orders.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of placed orders; the cart and the checkout come without them. */
export const sayOrder = sentencesOf(enOrders)
export type OrderKey = Parameters<typeof sayOrder>[0]
