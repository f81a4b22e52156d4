import type { StaffRole } from '../../person.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { deleteTokensOf } from '../sessions/access-tokens.store.ts'
import { accountById, lockAccount } from '../accounts.store.ts'
import { appoint, dismiss, findStaff, lockOwners, type StaffMember } from './staff.store.ts'

/**
 * Gives an account a role in the back office, another one, or none (null). What is so already stays
 * so. Refuses to take its role from the only owner (`last_owner`), an account that is not there, and another role
 * than the one that was `seen` (`changed_meanwhile`).
 */
export async function changeStaff(
  visit: Visit,
  id: string,
  role: StaffRole | null,
  seen?: StaffRole | null,
): Promise<StaffMember | null> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    if ((await accountById(tx, id)) === undefined) throw new Refusal('account_not_found')
    await lockAccount(tx, id)
    const owners = await lockOwners(tx)
    const before = (await accountById(tx, id))?.role ?? null
    if (before === role) return (await findStaff(tx, id)) ?? null
    if (seen !== undefined && seen !== before) throw new Refusal('changed_meanwhile')
    if (before === 'owner' && owners.length === 1) throw new Refusal('last_owner')
    await (role === null ? dismiss(tx, id) : appoint(tx, id, role, at))
    if (role === null) await deleteTokensOf(tx, id)
    await record(tx, { kind: 'staff.changed', at, actor: by, subject: id, data: { before, role } })
    return (await findStaff(tx, id)) ?? null
  })
}
