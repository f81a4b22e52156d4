import { isMailable } from '../accounts/contacts/mailable.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { record } from '../events/events.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Email } from './email.ts'

const hour = 60 * 60_000
const maxPerHour = 10

/** To the member's own address. Refuses `not_mailable`, and more than 10 an hour (`too_many_tries`). */
export async function sendTestMessage(visit: Visit): Promise<void> {
  const { id: actor, email: to } = requirePermission(visit, 'outbox.write')
  if (!isMailable(to)) throw new Refusal('not_mailable')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    if ((await countTry(tx, `test-message ${actor}`, at, hour)) > maxPerHour)
      throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
    await insertEmail<Email>(tx, { kind: 'test-message', to }, at, actor)
    await record(tx, { kind: 'email.tested', at, actor, subject: actor, data: {} })
  })
}
