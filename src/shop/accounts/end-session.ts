import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { sessionId } from './list-sessions.ts'
import { deleteSession, sessionsOf } from './sessions.store.ts'

/** Ends one of one's own sessions, by the id that the list gives it; one that is gone stays gone. */
export async function endSession(visit: Visit, id: string): Promise<void> {
  const { id: owner } = requirePermission(visit, 'security.own')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const sessions = await sessionsOf(tx, owner, at)
    const session = sessions.find(({ tokenHash }) => sessionId(tokenHash) === id)
    if (session === undefined) return
    await deleteSession(tx, session.tokenHash)
    const data = { name: session.device ?? '' }
    await record(tx, { kind: 'staff.session-ended', at, actor: owner, subject: owner, data })
  })
}
