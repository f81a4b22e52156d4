import { insertCustomerNote } from './customer-notes.store.ts'
import { lockCustomer } from './find-customer.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { spendable } from '../loyalty/points.ts'
import { addPointsEntry, readHeld } from '../loyalty/points.store.ts'

export type PointsAdjustment = {
  /** Signed, never 0. */
  points: number
  /** Staff only; saved as a customer note. */
  reason: string
  /** Balance staff saw: a repeated request is refused. */
  balance: number
}

/**
 * Adds or takes points outside of orders. Refuses `points_changed` (another balance),
 * `too_many_points_taken`, `own_points` and `customer_not_found`.
 */
export async function adjustPoints(
  visit: Visit,
  id: string,
  { points, reason, balance }: PointsAdjustment,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'points.write')
  if (id === by) throw new Refusal('own_points')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    const held = await readHeld(tx, id)
    if (held.points !== balance) throw new Refusal('points_changed', { points: held.points })
    if (-points > spendable(held))
      throw new Refusal('too_many_points_taken', { points: spendable(held) })
    await addPointsEntry(tx, { accountId: id, orderId: null, reason: 'adjusted', points, at })
    const note = newId()
    await insertCustomerNote(tx, id, { id: note, writtenBy: by, text: reason, at })
    const changes = [{ field: 'points', before: held.points, after: held.points + points }]
    await record(tx, {
      kind: 'customer.points-adjusted',
      at,
      actor: by,
      subject: id,
      data: { points, note, changes },
    })
  })
}
