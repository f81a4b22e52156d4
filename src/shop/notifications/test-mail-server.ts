import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { requirePermission } from '../permissions.ts'
import { type PlainRefusal, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Mail, MailFault } from './mail-server.ts'
import { readMailServer, saveTest } from './mail-server.store.ts'
import { sendTestMessage } from './send-test-message.ts'

const hour = 60 * 60_000
const maxPerHour = 20

/** In place of the server's own text, which could hold anything. */
const refusals: Record<MailFault | 'off', PlainRefusal> = {
  off: 'mail_off',
  host: 'mail_host_unknown',
  unreachable: 'mail_unreachable',
  insecure: 'mail_insecure',
  login: 'mail_login_refused',
  refused: 'mail_refused',
}

/**
 * Owner only: connects to the mail server and logs in, then sends e-mails over it, first a test message to the owner.
 * Refuses with what is wrong, `mail_off`, and more than 20 tries an hour (`too_many_tries`).
 */
export async function testMailServer(visit: Visit & { mail: Mail }): Promise<void> {
  const { id } = requirePermission(visit, 'mail.write')
  const tested = await readMailServer(visit.db)
  const tries = await visit.db.transaction((tx) =>
    countTry(tx, `mail-server ${id}`, visit.now(), hour),
  )
  if (tries > maxPerHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const fault = await visit.mail.check()
  if (fault !== null) throw new Refusal(refusals[fault])
  if (tested !== undefined)
    await visit.db.transaction((tx) =>
      saveTest(tx, { changedAt: tested.changedAt, at: visit.now() }),
    )
  await sendTestMessage(visit)
}
