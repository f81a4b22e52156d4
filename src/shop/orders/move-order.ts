import type { Tx } from '#db/database.ts'
import type { Account } from '../person.ts'
import { writeAudit } from '../events/audit.store.ts'
import { Refusal } from '../refusals.ts'
import { postOrderLetter } from '../notifications/enqueue-order-email.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { cancelWithin } from './cancel-order.ts'
import { actionTo, type Order, orderAllows, type OrderStatus, statesUpTo } from './order.ts'
import { holdOrder } from './lock-order.ts'
import { enterStatus, findOrder } from './orders.store.ts'

/** Staff moves an order on; what may follow what is the table in order.ts. Cancelling undoes stock and points. */
export async function moveOrder(visit: Visit, id: string, to: OrderStatus): Promise<Order> {
  const by = requirePermission(visit, 'order.move')
  const at = visit.now()
  const moved = await visit.db.transaction(async (tx) => {
    if (to !== 'cancelled') return advance(tx, id, to, by, at)
    const order = await cancelWithin(tx, visit, 'anybody', id, { lines: [], reason: null })
    await noteMove(tx, id, to, by, at)
    return order
  })
  visit.orderNews.tell(id)
  return moved
}

async function advance(
  tx: Tx,
  id: string,
  to: Exclude<OrderStatus, 'cancelled'>,
  by: Account,
  at: number,
): Promise<Order> {
  const order = await holdOrder(tx, 'anybody', id)
  if (order === undefined) throw new Refusal('order-not-found')
  if (to === 'placed' || !orderAllows(order, actionTo[to])) {
    throw new Refusal('order-step-not-allowed', { from: order.status, to })
  }
  for (const status of statesUpTo(order.status, to)) {
    await enterStatus(tx, { orderId: id, status, at, by: by.id })
    await noteMove(tx, id, status, by, at)
  }
  if (to === 'shipped' || to === 'delivered') await postOrderLetter(tx, `order-${to}`, order, at)
  return (await findOrder(tx, 'anybody', id)) ?? order
}

const noteMove = (tx: Tx, id: string, to: OrderStatus, by: Account, at: number) =>
  writeAudit(tx, { at, by: by.id, action: `order.${to}`, subject: id, details: {} })
