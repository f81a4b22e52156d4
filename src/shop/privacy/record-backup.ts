import { isRecentLogin } from '../accounts/signing-in/prove-identity.ts'
import { findSecondFactor } from '../accounts/second-factor/second-factor.store.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'

/** Requires two-factor login or a login within ten minutes, so that an unattended browser isn't enough. */
export async function mayBackUp(visit: Visit): Promise<boolean> {
  const { id } = requirePermission(visit, 'backup.download')
  if (visit.session === null) return false
  const factor = await findSecondFactor(visit.db, id)
  return (factor?.confirmedAt ?? null) !== null || isRecentLogin(visit)
}

/**
 * Records a download of the whole database. Refuses `login_again`, and `backup_elsewhere` for databases
 * with their own backups.
 */
export async function recordBackup(visit: Visit): Promise<void> {
  const { id: actor } = requirePermission(visit, 'backup.download')
  refuseIf(visit.db.engine === 'sqlite' ? null : 'backup_elsewhere')
  if (!(await mayBackUp(visit))) throw new Refusal('login_again')
  await visit.db.transaction((tx) =>
    record(tx, { kind: 'shop.backed-up', at: visit.now(), actor, subject: 'shop', data: {} }),
  )
}
