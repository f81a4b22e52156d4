import type { CartItem } from '../../cart/cart.ts'
import type { Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { lineAmount } from '../../pricing/multi-buy.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { priceReplacement } from './price-replacement.ts'
import { replaceWithin } from './replace-within.ts'
import { withoutAsking } from './replacement.ts'
import { wasReplaced } from './replacements.store.ts'
import { type ShortLine, placeOfShort } from '../cancelling/short-line.ts'

export type ReplaceInput = {
  /** Chosen by whoever sends it: the same again is the same replacement. */
  request: string
  short: ShortLine
  item: CartItem
  /** The customer agreed on the phone to the price of this moment; else they said "replace it" at the checkout. */
  agreed: boolean
  /** What the line comes to, as whoever packs it was shown. */
  amount: Paisa
}

/**
 * Staff put another product in place of what is missing of a line, as the customer agreed: on the phone, to its price of
 * this moment; or at the checkout, and then for no more than what is missing would have cost. Refused like a
 * question (`placeOfShort`) and like a product that cannot be had (`priceReplacement`); where nobody agreed
 * (`replacement_not_agreed`), and at another amount than was shown (`replacement_price_changed`).
 */
export async function replaceLine(
  visit: Visit,
  orderId: string,
  input: ReplaceInput,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.cancel')
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const { request, short, item, agreed } = input
    if (await wasReplaced(tx, orderId, request)) return
    const position = placeOfShort(order, short, 'replace')
    const missing = { position, quantity: short.missing }
    const priced = await priceReplacement({ db: tx, now: visit.now }, order, { replaces: position, item }) // prettier-ignore
    const line = agreed ? priced : withoutAsking(order, missing, priced)
    if (line === null) throw new Refusal('replacement_not_agreed')
    if (lineAmount(line) !== input.amount) throw new Refusal('replacement_price_changed')
    const note = { reason: short.reason, request, at: visit.now(), by }
    await replaceWithin(tx, order, { missing, line }, { ...note, agreed: agreed ? 'phone' : 'checkout' }) // prettier-ignore
  })
}
