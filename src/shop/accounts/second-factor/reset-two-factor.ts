import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockAccount } from '../accounts.store.ts'
import { deleteSecondFactor } from './second-factor.store.ts'
import { deleteSessions } from '../sessions/sessions.store.ts'
import { findStaff } from '../staff/staff.store.ts'

/**
 * For staff who lost their app; ends their sessions. Refuses `second_factor_own` (use password and code)
 * and `account_not_found`.
 */
export async function resetTwoFactor(visit: Visit, id: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  if (id === by) throw new Refusal('second_factor_own')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    if ((await findStaff(tx, id)) === undefined) throw new Refusal('account_not_found')
    await lockAccount(tx, id)
    if ((await deleteSecondFactor(tx, id)) === 0) return
    await deleteSessions(tx, id)
    await record(tx, { kind: 'staff.two-factor-reset', at, actor: by, subject: id, data: {} })
  })
}
