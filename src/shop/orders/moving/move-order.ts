import type { Tx } from '#db/database.ts'
import { type PaidBy, slipRejection } from '../../cash/drawer.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { isOnHold, movesTo, type OrderStatus } from '../../order-states.ts'
import { type Order, unweighedLines } from '../order.ts'
import { findStop } from '../runs/runs.store.ts'
import { zoneToKeep } from '../placing/destination.ts'
import { lockOrder } from './lock-order.ts'
import { enterStates } from './enter-states.ts'
import { findOrder, saveDeliveryZone } from '../orders.store.ts'

/**
 * Staff only; allowed moves are in order-states.ts. Cancelling returns stock and points and needs
 * `order.cancel`. Refuses an order that waits for its customer (`order_on_hold`), and one
 * whose goods still have to be weighed (`order_not_weighed`). `paid`: how a delivered order was paid; null: as the
 * customer chose. Refuses a card or transfer without its slip (`slip_missing`).
 */
export async function moveOrder(
  visit: Visit,
  id: string,
  to: OrderStatus,
  paid: PaidBy | null = null,
): Promise<Order> {
  const by = requirePermission(visit, 'order.move')
  if (to === 'cancelled') requirePermission(visit, 'order.cancel')
  refuseIf(paid && slipRejection(paid))
  const at = visit.now()
  return visit.db.transaction(async (tx) =>
    to === 'cancelled'
      ? cancelWithin(tx, visit, 'anybody', id, { lines: [], reason: null })
      : advanceWithin(tx, id, to, { by: by.id, at, paid }),
  )
}

/**
 * `moveOrder` within the caller's transaction; `by`: an account's id; `happenedAt`: ms UTC, if it was before `at`.
 * Can't cancel, and leaves the check of the slip to the caller.
 */
export async function advanceWithin(
  tx: Tx,
  id: string,
  to: OrderStatus,
  { by, at, happenedAt = at, paid = null }: { by: string; at: number; happenedAt?: number; paid?: PaidBy | null }, // prettier-ignore
): Promise<Order> {
  const order = await lockOrder(tx, 'anybody', id)
  if (order === undefined) throw new Refusal('order_not_found')
  if (isOnHold(order)) throw new Refusal('order_on_hold')
  const states = movesTo(order, to)
  if (states === null) throw new Refusal('order_step_not_allowed', { from: order.status, to })
  if (order.status === 'placed') refuseUnweighed(order)
  if ((order.deliveryZone ?? null) === null) await keepZone(tx, order)
  // The rider who carries the order took the money, even if someone else marks it as delivered.
  const rider = order.status === 'shipped' ? (await findStop(tx, id))?.riderId : undefined
  await enterStates(tx, order, states, { by, at, happenedAt, paid, holder: rider })
  return (await findOrder(tx, 'anybody', id)) ?? order
}

function refuseUnweighed(order: Order) {
  const names = unweighedLines(order).map(({ name }) => name)
  if (names.length > 0) throw new Refusal('order_not_weighed', { names })
}

/** Zones may have changed since the order was placed. */
async function keepZone(tx: Tx, order: Order) {
  const zone = zoneToKeep(order, await activeZones(tx))
  if (zone !== null) await saveDeliveryZone(tx, order.id, zone)
}
