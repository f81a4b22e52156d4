import { record } from '../../events/events.store.ts'
import { newId } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { insertOrderNote } from './order-notes.store.ts'
import { findOrder } from '../orders.store.ts'

/** Refuses `order_not_found`. */
export async function writeOrderNote(visit: Visit, orderId: string, text: string): Promise<void> {
  const { id, fullName } = requirePermission(visit, 'order.move')
  await visit.db.transaction(async (tx) => {
    if ((await findOrder(tx, 'anybody', orderId)) === undefined)
      throw new Refusal('order_not_found')
    const note = { id: newId(), accountId: id, text, at: visit.now(), by: fullName }
    await insertOrderNote(tx, orderId, note)
    await record(tx, {
      kind: 'order.noted',
      at: note.at,
      actor: id,
      subject: orderId,
      data: { note: note.id },
    })
  })
}
