import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { setBlocked } from './accounts.store.ts'
import { lockCustomer } from './find-customer.ts'
import { deleteSessions } from './sessions/sessions.store.ts'

/** Blocking ends all sessions. Idempotent. Refuses `customer_not_found` and `customer_is_staff`. */
export async function blockCustomer(visit: Visit, id: string, blocked: boolean): Promise<void> {
  const { id: by } = requirePermission(visit, 'customer.write')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, id)
    if (blocked && account.role !== null) throw new Refusal('customer_is_staff')
    if ((account.blocked_at !== null) === blocked) return
    await setBlocked(tx, id, blocked ? at : null)
    if (blocked) await deleteSessions(tx, id)
    const kind = blocked ? 'customer.blocked' : 'customer.unblocked'
    const data = { changes: [{ field: 'blocked', before: !blocked, after: blocked }] }
    await record(tx, { kind, at, actor: by, subject: id, data })
  })
}
