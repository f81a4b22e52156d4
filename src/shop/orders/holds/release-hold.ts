import type { Sql, Tx } from '#db/database.ts'
import { book } from '../../cash/book.ts'
import type { CashMethod } from '../../cash/drawer.ts'
import { record } from '../../events/events.store.ts'
import type { Paisa } from '../../money.ts'
import { isOnHold } from '../../order-states.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Shop, Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder } from '../order.ts'
import { findOrder } from '../orders.store.ts'
import { idByHoldToken, updateReleased } from './holds.store.ts'
import { clearCashOffered, updatePrepaid } from './prepaid.store.ts'

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

export type ReleaseInput = {
  /** How it was paid in advance; not used if it didn't wait for that. */
  method: CashMethod
  /** Number of the card's slip or the transfer. */
  slip: string
  /** Total that staff saw (paisa); absent: not checked. */
  total?: Paisa | undefined
}

/**
 * Staff have reached the customer, or the order was paid in advance: then its total is entered in one's own drawer. A
 * repeat changes nothing. Refuses `order_not_found`, `confirmation_over` for a cancelled order, and for a payment a
 * missing slip (`slip_missing`) and another total (`changed_meanwhile`).
 */
export async function releaseHold(visit: Visit, id: string, paid: ReleaseInput): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.cancel')
  await visit.db.transaction((tx) => release(tx, id, { by, at: visit.now(), paid }))
}

type Release = { by: string | null; at: number; paid?: ReleaseInput }

async function release(tx: Tx, id: string, { by, at, paid }: Release) {
  const order = await lockOrder(tx, 'anybody', id)
  if (order === undefined) throw new Refusal('order_not_found')
  if (order.status === 'cancelled') throw new Refusal('confirmation_over')
  if (!isOnHold(order)) return
  const { kind } = order.hold ?? { kind: 'confirm' }
  if (kind === 'prepay' && by !== null && paid) await enterPrepaid(tx, order, { by, at, paid })
  await updateReleased(tx, { id, at, by })
  await record(tx, { kind: 'order.released', at, actor: by, subject: id, data: { hold: kind } })
}

async function enterPrepaid(
  tx: Tx,
  { id: orderId, total }: BookedOrder,
  { by, at, paid }: { by: string; at: number; paid: ReleaseInput },
) {
  const { method, slip: note } = paid
  refuseIf(method !== 'cash' && note === '' ? 'slip_missing' : null)
  refuseIf((paid.total ?? total) === total ? null : 'changed_meanwhile')
  await book(tx, by, { kind: 'prepaid', method, amount: total, orderId, note, at, by })
  await updatePrepaid(tx, orderId, total)
  await clearCashOffered(tx, orderId)
}
