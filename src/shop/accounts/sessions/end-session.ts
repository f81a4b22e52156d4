import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { sessionId } from './list-sessions.ts'
import { deleteSession, sessionsOf } from './sessions.store.ts'
import { findStaff } from '../staff/staff.store.ts'

/** Own sessions only, by listed id; idempotent. */
export async function endSession(visit: Visit, id: string): Promise<void> {
  const { id: own } = requirePermission(visit, 'security.own')
  await endSessionOf(visit, own, { id, by: own })
}

/** By listed id; idempotent. Refuses `account_not_found` if the account isn't staff's. */
export async function endStaffSession(visit: Visit, accountId: string, id: string): Promise<void> {
  const { id: by } = requirePermission(visit, 'staff.manage')
  if ((await findStaff(visit.db, accountId)) === undefined) throw new Refusal('account_not_found')
  await endSessionOf(visit, accountId, { id, by })
}

async function endSessionOf(visit: Visit, owner: string, { id, by }: { id: string; by: string }) {
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const sessions = await sessionsOf(tx, owner, at)
    const session = sessions.find(({ tokenHash }) => sessionId(tokenHash) === id)
    if (session === undefined || (await deleteSession(tx, session.tokenHash)) === 0) return
    const kind = by === owner ? 'staff.session-ended' : 'staff.logged-out'
    const data = { name: session.device ?? '' }
    await record(tx, { kind, at, actor: by, subject: owner, data })
  })
}
