import { record } from '../events/events.store.ts'
import { retryFailedEmail, isInOutbox } from '../outbox/outbox.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'

/**
 * Puts an e-mail that was given up among those that wait, with all its tries anew. One that has not failed
 * stays as it is: nothing is sent twice, however often it is asked for. Refuses one that is not there
 * (`email_not_found`).
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
