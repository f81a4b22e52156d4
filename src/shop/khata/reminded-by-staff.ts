import { lockCustomer } from '../accounts/find-customer.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { markRemindedByStaff } from './khata-list.store.ts'

/**
 * Staff reminded a customer whom no e-mail reaches. A repeat changes nothing. Needs `khata.take`; refuses
 * `customer_not_found`.
 */
export async function remindedByStaff(visit: Visit, accountId: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'khata.take')
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, accountId)
    if ((await markRemindedByStaff(tx, accountId)) === 0) return
    const at = visit.now()
    await record(tx, { kind: 'khata.reminded', at, actor: by, subject: accountId, data: {} })
  })
}
