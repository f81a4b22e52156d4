import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { insertCustomerNote } from './customer-notes.store.ts'
import { lockCustomer } from './find-customer.ts'

/** Refuses `customer_not_found`. */
export async function writeCustomerNote(visit: Visit, id: string, text: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'customer.write')
  const note = { id: newId(), writtenBy: by, text, at: visit.now() }
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    await insertCustomerNote(tx, id, note)
    const data = { note: note.id }
    await record(tx, { kind: 'customer.noted', at: note.at, actor: by, subject: id, data })
  })
}
