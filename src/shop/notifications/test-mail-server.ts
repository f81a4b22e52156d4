import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { type Mail, mailFaultCodes, type SealedMailServer } from './mail-server.ts'
import { readMailServer, saveTest } from './mail-server.store.ts'
import { sendTestMessage } from './send-test-message.ts'

const hour = 60 * 60_000
const maxPerHour = 20

/**
 * Owner only: connects to the saved mail server and logs in, then sends e-mails over it, first a test message to the
 * owner. Refuses what `requireWorkingServer` refuses.
 */
export async function testMailServer(visit: Visit & { mail: Mail }): Promise<void> {
  const tested = await readMailServer(visit.db)
  await requireWorkingServer(visit)
  if (tested !== undefined)
    await visit.db.transaction((tx) =>
      saveTest(tx, { changedAt: tested.changedAt, at: visit.now() }),
    )
  await sendTestMessage(visit)
}

/**
 * Owner only: connects and logs in; default: to the saved server. Refuses with what is wrong (`mailFaultCodes`), and
 * more than 20 tries an hour (`too_many_tries`).
 */
export async function requireWorkingServer(
  visit: Visit & { mail: Mail },
  server?: SealedMailServer,
): Promise<void> {
  const { id } = requirePermission(visit, 'mail.write')
  const tries = await visit.db.transaction((tx) =>
    countTry(tx, `mail-server ${id}`, visit.now(), hour),
  )
  if (tries > maxPerHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const fault = await visit.mail.check(server)
  if (fault !== null) throw new Refusal(mailFaultCodes[fault])
}
