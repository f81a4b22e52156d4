import { record } from '../events/events.store.ts'
import { retryFailedEmail, isInOutbox } from '../outbox/outbox.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'

/**
 * Requeues an e-mail that failed, or was only stored, with all its tries. Idempotent: others stay as they are, nothing is sent twice.
 * Refuses `email_not_found`.
 */
export async function retryEmail(visit: Visit, id: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'outbox.write')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    if (await retryFailedEmail(tx, id, at))
      await record(tx, { kind: 'email.retried', at, actor, subject: id, data: {} })
    else if (!(await isInOutbox(tx, id))) throw new Refusal('email_not_found')
  })
}
