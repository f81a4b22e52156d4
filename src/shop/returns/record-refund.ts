import type { Tx } from '#db/database.ts'
import { bookRefund } from '../cash/book.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { bookKhataRefund } from '../khata/book-khata.ts'
import type { Order } from '../orders/order.ts'
import { newId } from '../ids.ts'
import type { Paisa } from '../money.ts'
import { isOnAccount } from '../order-states.ts'
import { refuseIf } from '../refusals.ts'
import type { RefundPayment } from './refund-payment.ts'
import { insertRefundPayment } from './refund-payments.store.ts'

/** Saves a payment of a refund, and records it. Refuses an id of another return (`refund_id_reused`). */
export async function recordRefund(
  tx: Tx,
  { id: orderId, accountId }: Pick<Order, 'id' | 'accountId'>,
  paid: RefundPayment,
  sequence: number,
): Promise<void> {
  const { returnId, method, amount, points, at, by } = paid
  refuseIf((await insertRefundPayment(tx, paid, sequence)) === 0 ? 'refund_id_reused' : null)
  if (method === 'cash' && by !== null) await bookRefund(tx, { orderId, amount, at, by })
  if (method === 'account' && accountId !== null)
    await bookKhataRefund(tx, { accountId, orderId, amount, at, by, isBack: false })
  const changes = changesBetween({}, { method, amount, ...(points > 0 && { points }) })
  const data = { return: returnId, sequence, changes }
  await record(tx, { kind: 'order.refunded', at, actor: by, subject: orderId, data })
}

type Credited = { returnId: string; amount: Paisa; note: string; at: number; by: string }

/** An accepted return of an order on account is credited at once. */
export async function creditReturn(
  tx: Tx,
  order: Pick<Order, 'id' | 'accountId' | 'payment'>,
  { amount, ...credited }: Credited,
  sequence: number,
): Promise<void> {
  if (!isOnAccount(order) || amount <= 0) return
  const paid = { ...credited, id: newId(), method: 'account', amount, points: 0 } as const
  await recordRefund(tx, order, paid, sequence)
}
