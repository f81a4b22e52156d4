import type { Sql } from '#db/database.ts'
import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { knownRefundMethods, type RefundPayment } from './refund-payment.ts'

/** The table itself takes one for each return; 0 when this id stands for another one. */
export const insertRefundPayment = (
  tx: Sql,
  { returnId, id, method, amount, points, note, at, by }: RefundPayment,
) => tx.run`
  insert into refund_payment (return_id, id, method, amount, points, note, at, account_id)
  values (${returnId}, ${id}, ${method}, ${amount}, ${points}, ${note}, ${at}, ${by})
  on conflict (id) do nothing`

/** The id of the payment for a return; undefined: nothing was paid back yet. */
export const paymentOfReturn = (db: Sql, returnId: string) =>
  db.maybeOne<{ id: string }>`select id from refund_payment where return_id = ${returnId}`

/** The number under which a return went back of its order, by which its points are told apart. */
export const sequenceOfReturn = async (db: Sql, returnId: string): Promise<number | null> =>
  (
    await db.maybeOne<{ sequence: number | null }>`
      select nth as sequence from return_request where id = ${returnId}`
  )?.sequence ?? null

/** What was paid back of an order, the oldest first, `by` as the name of who wrote it down. */
export async function refundPaymentsOf(db: Sql, orderId: string): Promise<RefundPayment[]> {
  const found = await db.all<RefundPayment>`
    select refund_payment.id, return_id as "returnId", method, amount, points, refund_payment.note,
      refund_payment.at, account.full_name as by
    from refund_payment join return_request on return_request.id = return_id
    left join account on account.id = refund_payment.account_id
    where order_id = ${orderId} order by refund_payment.at, refund_payment.id`
  return found.map((payment) => ({
    ...payment,
    method: oneOf(knownRefundMethods, payment.method),
    amount: paisa(payment.amount),
  }))
}
