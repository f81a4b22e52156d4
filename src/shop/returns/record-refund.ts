import type { Tx } from '#db/database.ts'
import { bookRefund } from '../cash/book.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { refuseIf } from '../refusals.ts'
import type { RefundPayment } from './refund-payment.ts'
import { insertRefundPayment } from './refund-payments.store.ts'

/** Saves a payment of a refund, and records it. Refuses an id of another return (`refund_id_reused`). */
export async function recordRefund(
  tx: Tx,
  orderId: string,
  paid: RefundPayment,
  sequence: number,
): Promise<void> {
  const { returnId, method, amount, points, at, by } = paid
  refuseIf((await insertRefundPayment(tx, paid, sequence)) === 0 ? 'refund_id_reused' : null)
  if (method === 'cash' && by !== null) await bookRefund(tx, { orderId, amount, at, by })
  const changes = changesBetween({}, { method, amount, ...(points > 0 && { points }) })
  const data = { return: returnId, sequence, changes }
  await record(tx, { kind: 'order.refunded', at, actor: by, subject: orderId, data })
}
