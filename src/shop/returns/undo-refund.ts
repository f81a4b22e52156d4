import type { Tx } from '#db/database.ts'
import { findCustomer } from '../accounts/find-customer.ts'
import { bookRefundBack } from '../cash/book.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { bookKhataRefund } from '../khata/book-khata.ts'
import { spendable } from '../loyalty/points.ts'
import { addPointsEntry, readHeld } from '../loyalty/points.store.ts'
import { nextReversal } from '../orders/cancelling/cancellations.store.ts'
import { lockOrder } from '../orders/moving/lock-order.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { undoRejection } from './refund-payment.ts'
import { moveToUndone, refundPaymentsOf, undoneRefundOf } from './refund-payments.store.ts'

/**
 * Undoes a payment recorded by mistake, with a reason; the return is due again. Idempotent. Points need
 * `points.write` and get their own ledger entry. Refuses `refund_not_found` and what `undoRejection` refuses.
 */
export async function undoRefund(
  visit: Visit,
  orderId: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { id: by } = requirePermission(visit, 'return.decide')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if ((await undoneRefundOf(tx, id))?.orderId === orderId) return
    const paid = (await refundPaymentsOf(tx, orderId)).find((one) => one.id === id)
    if (order === undefined || paid === undefined) throw new Refusal('refund_not_found')
    const { returnId, method, amount, points } = paid
    if (points > 0) requirePermission(visit, 'points.write')
    const { accountId } = order
    refuseIf(undoRejection(paid, accountId === null ? null : await usableOf(tx, accountId)))
    const sequence = await nextReversal(tx, orderId)
    await moveToUndone(tx, id, { sequence, reason, at, by })
    if (method === 'cash') await bookRefundBack(tx, { orderId, amount, at, by })
    if (method === 'account' && accountId !== null)
      await bookKhataRefund(tx, { accountId, orderId, amount, at, by, isBack: true })
    if (points > 0 && accountId !== null) {
      const entry = { accountId, orderId, at, sequence }
      await addPointsEntry(tx, { ...entry, reason: 'refunded', points: -points })
    }
    const changes = changesBetween({ method, amount, ...(points > 0 && { points }) }, {})
    const data = { return: returnId, sequence, changes }
    await record(tx, { kind: 'order.refund-undone', at, actor: by, subject: orderId, data })
  })
}

async function usableOf(tx: Tx, accountId: string): Promise<number> {
  await findCustomer(tx, accountId)
  return spendable(await readHeld(tx, accountId))
}
