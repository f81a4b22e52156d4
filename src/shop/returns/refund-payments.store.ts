import type { Sql } from '#db/database.ts'
import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { knownRefundMethods, type RefundPayment, type UndoneRefund } from './refund-payment.ts'

/** One per return (unique key); answers 0 if the id belongs to another return. */
export async function insertRefundPayment(
  tx: Sql,
  { returnId, id, method, amount, points, note, at, by }: RefundPayment,
  sequence: number,
): Promise<number> {
  const inserted = await tx.run`
    insert into refund_payment (return_id, id, method, amount, points, note, at, account_id, sequence)
    values (${returnId}, ${id}, ${method}, ${amount}, ${points}, ${note}, ${at}, ${by}, ${sequence})
    on conflict (id) do nothing`
  if (inserted > 0) await tx.run`update return_request set refund_due = null where id = ${returnId}`
  return inserted
}

/** Undefined: not paid back. */
export const paymentOfReturn = (db: Sql, returnId: string) =>
  db.maybeOne<{ id: string }>`select id from refund_payment where return_id = ${returnId}`

/** The return's number among the order's reversals, which identifies its points entries. */
export const sequenceOfReturn = async (db: Sql, returnId: string): Promise<number | null> =>
  (
    await db.maybeOne<{ sequence: number | null }>`
      select sequence from return_request where id = ${returnId}`
  )?.sequence ?? null

/** The return of an undone payment; undefined: no such payment. */
export const undoneRefundOf = (db: Sql, id: string) =>
  db.maybeOne<{ returnId: string; orderId: string }>`
    select return_id as "returnId", order_id as "orderId" from undone_refund
    join return_request on return_request.id = return_id where undone_refund.id = ${id}`

export const wasUndone = async (db: Sql, returnId: string): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from undone_refund where return_id = ${returnId} limit 1`) !== undefined

/** Moves the payment to the undone ones; its return is due again. */
export async function moveToUndone(
  tx: Sql,
  id: string,
  { sequence, reason, at, by }: { sequence: number; reason: string; at: number; by: string },
) {
  await tx.run`
    insert into undone_refund (id, return_id, method, amount, points, note, at, account_id, sequence,
      undone_sequence, reason, undone_at, undone_by)
    select id, return_id, method, amount, points, note, at, account_id, coalesce(sequence, 0),
      ${sequence}, ${reason}, ${at}, ${by} from refund_payment where id = ${id}`
  await tx.run`
    update return_request set refund_due = refund
    where id = (select return_id from refund_payment where id = ${id})`
  await tx.run`delete from refund_payment where id = ${id}`
}

/** Accepted returns not paid back; `amount` in paisa. */
export const refundsDue = (db: Sql): Promise<{ orders: number; amount: number }> => db.one`
  select count(distinct order_id) as orders, cast(coalesce(sum(refund_due), 0) as bigint) as amount
  from return_request where refund_due is not null`

const toPayment = <T extends RefundPayment>(payment: T): T => ({
  ...payment,
  method: oneOf(knownRefundMethods, payment.method),
  amount: paisa(payment.amount),
})

/** Oldest first; `by` is a name. */
export async function refundPaymentsOf(db: Sql, orderId: string): Promise<RefundPayment[]> {
  const found = await db.all<RefundPayment>`
    select refund_payment.id, return_id as "returnId", method, amount, points, refund_payment.note,
      refund_payment.at, account.full_name as by
    from refund_payment join return_request on return_request.id = return_id
    left join account on account.id = refund_payment.account_id
    where order_id = ${orderId} order by refund_payment.at, refund_payment.id`
  return found.map(toPayment)
}

/** Oldest first, with both names. */
export async function undoneRefundsOf(db: Sql, orderId: string): Promise<UndoneRefund[]> {
  const found = await db.all<UndoneRefund>`
    select undone_refund.id, return_id as "returnId", method, amount, points, undone_refund.note, undone_refund.at,
      payer.full_name as by, undone_at as "undoneAt", undoer.full_name as "undoneBy", undone_refund.reason
    from undone_refund join return_request on return_request.id = return_id
    left join account payer on payer.id = undone_refund.account_id
    left join account undoer on undoer.id = undone_by
    where order_id = ${orderId} order by undone_at, undone_refund.id`
  return found.map(toPayment)
}
