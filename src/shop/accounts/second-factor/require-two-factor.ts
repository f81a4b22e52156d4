import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { readSettings, saveSetting } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { lockAccount } from '../accounts.store.ts'
import { findSecondFactor } from './second-factor.store.ts'

/**
 * Staff without two-factor login then reach only their security page. Idempotent. Refuses an owner without
 * it (`second_factor_first`).
 */
export async function requireTwoFactor(visit: Visit, required: boolean): Promise<void> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    await lockAccount(tx, by)
    if ((await readSettings(tx)).staffTwoFactor === required) return
    if (required && !(await findSecondFactor(tx, by))?.confirmedAt)
      throw new Refusal('second_factor_first')
    await saveSetting(tx, 'staffTwoFactor', required, at)
    const kind = required ? 'staff.two-factor-required' : 'staff.two-factor-not-required'
    await record(tx, { kind, at, actor: by, subject: 'settings', data: {} })
  })
}
