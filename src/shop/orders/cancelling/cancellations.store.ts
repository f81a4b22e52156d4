import type { Sql } from '#db/database.ts'
import { newId } from '../../ids.ts'
import type { Cancelled } from './cancellation.ts'

/** Number of the order's next cancellation, weighing, return or refund. The caller holds the order's lock. */
export async function nextReversal(tx: Sql, orderId: string): Promise<number> {
  const { sequence } = await tx.one<{ sequence: number }>`
    select coalesce(max(sequence), 0) + 1 as sequence from (
      select sequence from cancellation where order_id = ${orderId} union all
      select sequence from weighing where order_id = ${orderId} union all
      select sequence from return_request where order_id = ${orderId} union all
      select refund_payment.sequence from refund_payment
        join return_request on return_request.id = return_id where order_id = ${orderId} union all
      select undone_sequence from undone_refund
        join return_request on return_request.id = return_id where order_id = ${orderId}) as gone`
  return sequence
}

/** The table refuses to cancel more than the line has. */
export async function cancelLine(
  tx: Sql,
  line: Cancelled & {
    orderId: string
    sequence: number
    reason: string | null
    at: number
    by: string | null
  },
) {
  await tx.run`
    insert into cancellation (id, order_id, sequence, position, quantity, reason, at, account_id)
    values (${newId()}, ${line.orderId}, ${line.sequence}, ${line.position}, ${line.quantity}, ${line.reason}, ${line.at}, ${line.by})`
  await tx.run`
    update order_line set cancelled_quantity = cancelled_quantity + ${line.quantity}
    where order_id = ${line.orderId} and position = ${line.position}`
}
