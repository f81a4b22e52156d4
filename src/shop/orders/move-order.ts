import type { Tx } from '#db/database.ts'
import type { Account } from '../person.ts'
import { activeZones } from '../delivery/zones.store.ts'
import { record } from '../events/events.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { cancelWithin } from './cancel-order.ts'
import { actionTo, type Order, orderAllows, type OrderStatus, statesUpTo } from './order.ts'
import { zoneToKeep } from './destination.ts'
import { lockOrder } from './lock-order.ts'
import { enterStatus, findOrder, saveDeliveryZone } from './orders.store.ts'
import { settleDue } from './payments.store.ts'

/**
 * Staff moves an order on; what may follow what is the table in order.ts. Cancelling undoes stock and points, and needs
 * `order.cancel`.
 */
export async function moveOrder(visit: Visit, id: string, to: OrderStatus): Promise<Order> {
  const by = requirePermission(visit, 'order.move')
  if (to === 'cancelled') requirePermission(visit, 'order.cancel')
  const at = visit.now()
  return visit.db.transaction(async (tx) =>
    to === 'cancelled'
      ? cancelWithin(tx, visit, 'anybody', id, { lines: [], reason: null })
      : advance(tx, id, to, by, at),
  )
}

async function advance(
  tx: Tx,
  id: string,
  to: Exclude<OrderStatus, 'cancelled'>,
  by: Account,
  at: number,
): Promise<Order> {
  const order = await lockOrder(tx, 'anybody', id)
  if (order === undefined) throw new Refusal('order_not_found')
  if (to === 'placed' || !orderAllows(order, actionTo[to])) {
    throw new Refusal('order_step_not_allowed', { from: order.status, to })
  }
  if ((order.deliveryZone ?? null) === null) await keepZone(tx, order)
  for (const status of statesUpTo(order.status, to) as (typeof to)[]) {
    await enterStatus(tx, { orderId: id, status, at, by: by.id })
    await record(tx, { kind: `order.${status}`, at, actor: by.id, subject: id, data: {} })
  }
  // The rider hands over what was paid at the door.
  if (to === 'delivered') await settleDue(tx, id, { state: 'taken', by: by.id, at })
  return (await findOrder(tx, 'anybody', id)) ?? order
}

/** The zones may have been drawn, or drawn anew, since the order was placed. */
async function keepZone(tx: Tx, order: Order) {
  const zone = zoneToKeep(order, await activeZones(tx))
  if (zone !== null) await saveDeliveryZone(tx, order.id, zone)
}
