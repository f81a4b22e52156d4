import type { Tx } from '#db/database.ts'
import { findCustomer } from '../accounts/find-customer.ts'
import { addPointsEntry } from '../loyalty/points.store.ts'
import { paisa } from '../money.ts'
import { nextReversal } from '../orders/cancelling/cancellations.store.ts'
import { lockOrder } from '../orders/moving/lock-order.ts'
import { isOnAccount } from '../order-states.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import { readSettings } from '../settings/settings.store.ts'
import type { Visit } from '../visit.ts'
import { pointsFor, type RefundMethod, payBackRejection } from './refund-payment.ts'
import {
  paymentOfReturn,
  sequenceOfReturn,
  undoneRefundOf,
  wasUndone,
} from './refund-payments.store.ts'
import { recordRefund } from './record-refund.ts'
import { findReturn } from './returns.store.ts'

export type RefundInput = {
  /** Chosen by the client, so retries are idempotent. */
  id: string
  returnId: string
  method: RefundMethod
  note: string
}

/**
 * Pays an accepted return once, as points (needs `points.write`), cash, transfer or credit on account. Refuses `refund_paid`,
 * `return_not_found`, `refund_undone` (a late retry) and what `payBackRejection` refuses.
 */
export async function payRefund(visit: Visit, orderId: string, input: RefundInput): Promise<void> {
  const { id: by } = requirePermission(visit, 'return.decide')
  if (input.method === 'points') requirePermission(visit, 'points.write')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    const request = await findReturn(tx, input.returnId)
    if (order === undefined || request?.orderId !== orderId) throw new Refusal('return_not_found')
    const earlier = await paymentOfReturn(tx, request.id)
    if (earlier?.id === input.id) return
    refuseIf(earlier === undefined ? null : 'refund_paid')
    await refuseKnownId(tx, input)
    const { accountId } = order
    const cash = request.refund?.cash ?? null
    const { pointsOn } = await readSettings(tx)
    refuseIf(
      payBackRejection(input, { cash, accountId, onAccount: isOnAccount(order), by, pointsOn }),
    )
    const amount = cash ?? paisa(0)
    const points = input.method === 'points' ? pointsFor(amount) : 0
    const { returnId, id, method, note } = input
    const paid = { id, returnId, method, amount, points, note, at, by }
    const sequence = await sequenceFor(tx, orderId, returnId)
    await recordRefund(tx, order, paid, sequence)
    if (points > 0 && accountId !== null) {
      await findCustomer(tx, accountId)
      const entry = { accountId, orderId, at, sequence }
      await addPointsEntry(tx, { ...entry, reason: 'refunded', points })
    }
  })
}

/** A late retry must not repeat a payment that was undone. */
async function refuseKnownId(tx: Tx, { id, returnId }: RefundInput) {
  const undone = await undoneRefundOf(tx, id)
  if (undone === undefined) return
  throw new Refusal(undone.returnId === returnId ? 'refund_undone' : 'refund_id_reused')
}

/** The first payment uses the return's number; one after an undone payment gets its own. */
async function sequenceFor(tx: Tx, orderId: string, returnId: string): Promise<number> {
  if (await wasUndone(tx, returnId)) return nextReversal(tx, orderId)
  return (await sequenceOfReturn(tx, returnId)) ?? 0
}
