import type { Tx } from '#db/database.ts'
import { bookUnpaid } from '../../cash/book.ts'
import { entriesOfOrder } from '../../cash/drawers.store.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { bookDeliveredBack } from '../../khata/book-khata.ts'
import { readHeld } from '../../loyalty/points.store.ts'
import { sum } from '../../money.ts'
import { orderStates, type OrderStatus, statusBefore } from '../../order-states.ts'
import { deleteUnsentEmail } from '../../outbox/outbox.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { BookedOrder, Order } from '../order.ts'
import { findOrder } from '../orders.store.ts'
import { channelsOf } from '../placing/order-channel.store.ts'
import { lockOrder } from './lock-order.ts'
import { clearUncollected } from './short-payments.store.ts'
import { builtOn, enterBack, stepBackOf } from './step-back.store.ts'

export type StepBackInput = {
  /** Chosen by the client, so retries are idempotent. */
  id: string
  /** The state to leave, and when the order entered it (ms UTC), as read by the client. */
  from: OrderStatus
  since: number
  reason: string
}

/**
 * Takes back a state entered by mistake: a payment is due and points are pending again. Refuses
 * `changed_meanwhile`, and what was built on the state (`order_step_back_…`).
 */
export async function stepOrderBack(
  visit: Visit,
  orderId: string,
  { id, from, since, reason }: StepBackInput,
): Promise<Order> {
  const { id: by } = requirePermission(visit, 'order.move')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const known = await stepBackOf(tx, id)
    if (known?.orderId === orderId) return order
    refuseIf(known === undefined ? null : 'order_step_back_id_reused')
    const to = statusBefore(order)
    if (to === null) throw new Refusal('order_step_back_none', { from: order.status })
    const entered = order.changes.find(({ status }) => status === order.status)
    refuseIf(order.status === from && entered?.at === since ? null : 'changed_meanwhile')
    const isSale = (await channelsOf(tx, [orderId])).get(orderId) === 'counter'
    refuseIf(isSale ? 'order_step_back_counter' : null)
    if (order.status === 'delivered') await refuseIfBuiltOn(tx, order, since)
    await enterBack(tx, { id, order, to, reason, at, by })
    if (order.status === 'delivered') {
      await bookUnpaid(tx, { orderId, at, by })
      await clearUncollected(tx, orderId)
    }
    const { accountId } = order
    if (order.status === 'delivered' && accountId !== null)
      await bookDeliveredBack(tx, { orderId, accountId, at, by })
    if (order.status === 'delivered') await refuseIfSpent(tx, order)
    const { email } = orderStates[order.status]
    if (email !== null) await deleteUnsentEmail(tx, email, orderId)
    const changes = changesBetween({ status: order.status }, { status: to })
    const data = { from: order.status, to, changes }
    await record(tx, { kind: 'order.stepped-back', at, actor: by, subject: orderId, data })
    return (await findOrder(tx, 'anybody', orderId)) ?? order
  })
}

async function refuseIfBuiltOn(tx: Tx, order: BookedOrder, deliveredAt: number) {
  const { returned, reviewed } = await builtOn(tx, order, deliveredAt)
  refuseIf(returned ? 'order_step_back_returned' : null)
  refuseIf(reviewed ? 'order_step_back_reviewed' : null)
  const settled = await entriesOfOrder(tx, order.id, ['paid-later', 'written-off'])
  refuseIf(sum(settled.map(({ amount }) => amount)) > 0 ? 'order_step_back_settled' : null)
}

/** Points of an order on its way are pending: those spent since can't be. */
async function refuseIfSpent(tx: Tx, { accountId, earnedPoints }: BookedOrder) {
  if (accountId === null || earnedPoints === 0) return
  const { points, pendingPoints } = await readHeld(tx, accountId)
  refuseIf(points < pendingPoints ? 'order_step_back_points' : null)
}
