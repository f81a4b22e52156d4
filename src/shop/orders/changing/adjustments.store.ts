import type { Sql } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'
import { paisa, type Paisa } from '../../money.ts'
import { oneOf } from '../../one-of.ts'
import { type Adjustment, adjustmentKinds, adjustmentsOf, pointsOff } from './adjustments.ts'
import type { Order } from '../order.ts'

/** All adjustments of a new order in one statement. */
export async function insertAdjustments(
  tx: Sql,
  order: Pick<Order, 'id' | 'shipping' | 'redeemedPoints'>,
) {
  const made = adjustmentsOf(order)
  if (made.length === 0) return
  await tx.run`
    insert into order_adjustment (order_id, sequence, kind, amount)
    values ${rows(made.map(({ sequence, kind, amount }) => [order.id, sequence, kind, amount]))}`
}

/** Additional delivery fee (paisa) from the given cancellation of the order. */
export const chargeDelivery = (
  tx: Sql,
  { orderId, reversal, amount }: { orderId: string; reversal: number; amount: Paisa },
) => tx.run`
  insert into order_adjustment (order_id, sequence, kind, amount, cancellation_sequence)
  values (${orderId}, ${adjustmentKinds.length + reversal}, 'shipping', ${amount}, ${reversal})`

/** `points`: redeemed by the order after the change; 0: none. */
export async function adjustPoints(tx: Sql, orderId: string, points: number) {
  await tx.run`delete from order_adjustment where order_id = ${orderId} and kind = 'points'`
  if (points > 0)
    await tx.run`
      insert into order_adjustment (order_id, sequence, kind, amount)
      values (${orderId}, ${adjustmentKinds.indexOf('points') + 1}, 'points', ${pointsOff(points)})`
}

/** By order id; amounts in paisa, negative ones lower the total. */
export async function readAdjustments(db: Sql, orderIds: readonly string[]) {
  const found = await db.all<Adjustment & { orderId: string }>`
    select order_id as "orderId", sequence, kind, amount from order_adjustment
    where order_id in ${list(orderIds)} order by order_id, sequence`
  const known = found.map((row) => ({
    ...row,
    kind: oneOf(adjustmentKinds, row.kind),
    amount: paisa(row.amount),
  }))
  return Map.groupBy(known, ({ orderId }) => orderId)
}
