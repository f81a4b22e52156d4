import { book } from '../../cash/book.ts'
import { collectedBy, type PaidBy, slipRejection } from '../../cash/drawer.ts'
import { collectedFor, findEntry } from '../../cash/drawers.store.ts'
import { record } from '../../events/events.store.ts'
import { less, nothing } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from './lock-order.ts'

export type PaidInput = PaidBy & {
  /** Chosen by the client, so a retry changes nothing. */
  id: string
}

/**
 * Corrects how a delivered order was paid: what was collected moves to another method. Somebody else's needs
 * `cash.approve`. Refuses `order_not_found`, `order_not_paid`, an id used otherwise (`key_reused`), and a card or
 * transfer without a slip (`slip_missing`).
 */
export async function changePaid(
  visit: Visit,
  orderId: string,
  { id, method, slip }: PaidInput,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'cash.write')
  refuseIf(slipRejection({ method, slip }))
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const known = await findEntry(tx, id)
    if (known !== undefined) {
      const isSame = known.method === method && known.note === slip && known.orderId === orderId
      refuseIf(isSame ? null : 'key_reused')
      return
    }
    const { entries, holder } = await collectedFor(tx, orderId)
    const collected = collectedBy(entries)
    if (holder === null || collected.length === 0) throw new Refusal('order_not_paid')
    if (holder !== by) requirePermission(visit, 'cash.approve')
    for (const [index, { method: from, amount }] of collected.entries()) {
      const moved = { kind: 'moved', orderId, note: slip, at, by } as const
      await book(tx, holder, { ...moved, method: from, amount: less(nothing, amount) })
      await book(tx, holder, { ...moved, method, amount, ...(index === 0 && { id }) })
    }
    await record(tx, { kind: 'order.paid-otherwise', at, actor: by, subject: orderId, data: { method } }) // prettier-ignore
  })
}
