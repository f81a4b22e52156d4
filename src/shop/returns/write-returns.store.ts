import type { Sql } from '#db/database.ts'
import { fold } from '../fold.ts'
import { changeReturned } from '../orders/orders.store.ts'
import type { Refund, ReturnInput } from './order-return.ts'

type NewReturn = ReturnInput & {
  id: string
  orderId: string
  position: number
  /** Product name on the order. */
  product: string
  photo: string | null
  at: number
  /** Staff account; null: the buyer. */
  by: string | null
}

/** The table refuses to return more than the line has. */
export async function insertReturn(tx: Sql, request: NewReturn) {
  await tx.run`
    insert into return_request (id, order_id, position, quantity, kind, reason, photo, state, asked_at, asked_by, folded_product)
    values (${request.id}, ${request.orderId}, ${request.position}, ${request.quantity}, ${request.kind}, ${request.reason},
      ${request.photo}, 'asked', ${request.at}, ${request.by}, ${fold(request.product)})`
  await changeReturned(tx, request, request.quantity)
}

/** False: decided before. A refused quantity can be returned again. */
export async function decide(
  tx: Sql,
  id: string,
  decision: { state: 'accepted' | 'refused'; note: string | null; at: number; by: string },
): Promise<boolean> {
  const decided = await tx.maybeOne<{ orderId: string; position: number; quantity: number }>`
    update return_request set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by},
      note = ${decision.note}
    where id = ${id} and state = 'asked' returning order_id as "orderId", position, quantity`
  if (decided !== undefined && decision.state === 'refused')
    await changeReturned(tx, decided, -decided.quantity)
  return decided !== undefined
}

/** With its number among the order's reversals. */
export const saveRefund = (
  tx: Sql,
  id: string,
  {
    grams,
    cash,
    pointsBack,
    pointsTaken,
    sequence,
    restocked,
  }: Refund & { grams: number | null; sequence: number; restocked: boolean },
) => tx.run`
  update return_request set grams = ${grams}, refund = ${cash}, points_back = ${pointsBack}, points_taken = ${pointsTaken},
    refund_due = ${cash > 0 ? cash : null}, sequence = ${sequence}, restocked = ${restocked ? 1 : 0}
  where id = ${id}`
