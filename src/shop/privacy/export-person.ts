import { findCustomer } from '../accounts/find-customer.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { type PersonData, readPersonData } from './person-data.store.ts'

/** All data about a customer; the export is recorded in the audit. Refuses `customer_not_found`. */
export async function exportPerson(visit: Visit, id: string): Promise<PersonData> {
  const { id: actor } = requirePermission(visit, 'customer.write')
  return visit.db.transaction(async (tx) => {
    const account = await findCustomer(tx, id)
    await record(tx, { kind: 'customer.exported', at: visit.now(), actor, subject: id, data: {} })
    return readPersonData(tx, account)
  })
}
