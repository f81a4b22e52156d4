import type { Sql } from '#db/database.ts'
import { newId } from '../ids.ts'
import type { Amounts, Cancelled } from './cancellation.ts'

/** Notes a cancellation; the line itself refuses to lose more than it has. */
export async function cancelLine(
  tx: Sql,
  line: Cancelled & { orderId: string; reason: string | null; at: number; by: string | null },
) {
  await tx.run`
    insert into cancellation (id, order_id, position, quantity, reason, at, account_id)
    values (${newId()}, ${line.orderId}, ${line.position}, ${line.quantity}, ${line.reason}, ${line.at}, ${line.by})`
  await tx.run`
    update order_line set cancelled_quantity = cancelled_quantity + ${line.quantity}
    where order_id = ${line.orderId} and position = ${line.position}`
}

export const changeAmounts = (tx: Sql, orderId: string, after: Amounts) => tx.run`
  update orders set subtotal = ${after.subtotal}, redeemed_points = ${after.redeemedPoints},
    earned_points = ${after.earnedPoints}, total = ${after.total}
  where id = ${orderId}`
