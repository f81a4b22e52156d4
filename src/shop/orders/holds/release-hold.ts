import type { Sql, Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { isOnHold } from '../../order-states.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Shop, Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder } from '../order.ts'
import { findOrder } from '../orders.store.ts'
import { idByHoldToken, updateReleased } from './holds.store.ts'

/** The order of a mailed link. Refuses an unknown one (`confirmation_not_found`). */
export async function readConfirmation(db: Sql, token: string): Promise<BookedOrder> {
  const id = await idByHoldToken(db, token)
  const order = id === undefined ? undefined : await findOrder(db, 'anybody', id)
  if (order === undefined) throw new Refusal('confirmation_not_found')
  return order
}

/**
 * The holder of the link confirms the order. A repeat changes nothing. Refuses `confirmation_not_found`, and
 * `confirmation_over` for a cancelled order.
 */
export async function confirmByLink({ db, now }: Shop, token: string): Promise<void> {
  const { id } = await readConfirmation(db, token)
  await db.transaction((tx) => release(tx, id, { by: null, at: now() }))
}

/**
 * Staff have reached the customer, or the order was paid in advance. A repeat changes nothing. Refuses
 * `order_not_found`, and `confirmation_over` for a cancelled order.
 */
export async function releaseHold(visit: Visit, id: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.cancel')
  await visit.db.transaction((tx) => release(tx, id, { by, at: visit.now() }))
}

async function release(tx: Tx, id: string, { by, at }: { by: string | null; at: number }) {
  const order = await lockOrder(tx, 'anybody', id)
  if (order === undefined) throw new Refusal('order_not_found')
  if (order.status === 'cancelled') throw new Refusal('confirmation_over')
  if (!isOnHold(order)) return
  await updateReleased(tx, { id, at, by })
  const { kind } = order.hold ?? { kind: 'confirm' }
  await record(tx, { kind: 'order.released', at, actor: by, subject: id, data: { hold: kind } })
}
