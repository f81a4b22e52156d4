import type { CartItem } from '../../cart/cart.ts'
import type { Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { amountOff } from '../cancelling/cancellation.ts'
import { findOrder } from '../orders.store.ts'
import { priceReplacement } from './price-replacement.ts'
import { afterReplacing, withoutAsking } from './replacement.ts'
import { type ShortLine, placeOfShort } from '../cancelling/short-line.ts'

/** Paisa. */
type Costs = { amount: Paisa; total: Paisa }
export type ReplacementQuote = {
  /** Price of the missing items. */
  before: Paisa
  /** If the customer agrees on the phone. */
  agreed: Costs
  /** Without asking, as chosen at checkout; null: the customer must agree. */
  atOnce: Costs | null
}

/** Writes nothing. Refused as `replaceLine`. */
export async function quoteReplacement(
  visit: Visit,
  orderId: string,
  { short, item }: { short: ShortLine; item: CartItem },
): Promise<ReplacementQuote> {
  requirePermission(visit, 'order.cancel')
  const order = await findOrder(visit.db, 'anybody', orderId)
  if (order === undefined) throw new Refusal('order_not_found')
  const position = placeOfShort(order, short, 'replace')
  const missing = { position, quantity: short.missing }
  const priced = await priceReplacement(visit, order, { replaces: position, item })
  const free = withoutAsking(order, missing, priced)
  const costs = (line: typeof priced) => ({
    amount: lineAmount(line),
    total: afterReplacing(order, missing, line).total,
  })
  return {
    before: amountOff(order, missing),
    agreed: costs(priced),
    atOnce: free === null ? null : costs(free),
  }
}
