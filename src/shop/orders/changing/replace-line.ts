import type { CartItem } from '../../cart/cart.ts'
import type { Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { priceReplacement } from './price-replacement.ts'
import { replaceWithin } from './replace-within.ts'
import { withoutAsking } from './replacement.ts'
import { wasReplaced } from './replacements.store.ts'
import { type ShortLine, placeOfShort } from '../cancelling/short-line.ts'

export type ReplaceInput = {
  /** Chosen by the client, so retries are idempotent. */
  request: string
  short: ShortLine
  item: CartItem
  /** The customer agreed to today's price on the phone; false: they chose "replace it" at checkout. */
  agreed: boolean
  /** Amount the packer saw (paisa). */
  amount: Paisa
}

/**
 * Replaces the missing part of a line: at today's price if agreed on the phone, else for at most its old
 * price. Refuses as `placeOfShort` and `priceReplacement`, and `replacement_not_agreed`,
 * `replacement_price_changed`.
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
