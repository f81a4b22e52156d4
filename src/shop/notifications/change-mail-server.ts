import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Mail, MailPort } from './mail-server.ts'
import { deleteMailServer, readMailServer, saveMailServer } from './mail-server.store.ts'
import { sendTestMessage } from './send-test-message.ts'
import { requireWorkingServer } from './test-mail-server.ts'

/** `username` '': no login. `password` null: the saved one stays. `test`: save it only if it works. */
export type MailServerInput = {
  host: string
  port: MailPort
  username: string
  password: string | null
  test: boolean
}

/**
 * Owner only. A password never goes to another host or account than the one it was typed for
 * (`mail_password_needed`). Nothing is sent until a test succeeds: with `test` the server is tested before it is saved
 * (refuses what `requireWorkingServer` refuses), and sends a test message to the owner. Refuses `mail_fixed` while
 * SMTP_URL is set.
 */
export async function changeMailServer(
  visit: Visit & { mail: Mail },
  { test, ...input }: MailServerInput,
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'mail.write')
  if (visit.mail.environment !== null) throw new Refusal('mail_fixed')
  const at = visit.now()
  const server = { ...(await sealedServer(visit, input)), changedAt: at, testedAt: null }
  if (test) await requireWorkingServer(visit, server)
  await visit.db.transaction(async (tx) => {
    await saveMailServer(tx, { ...server, testedAt: test ? at : null })
    const { host, port } = input
    await record(tx, { kind: 'mail.changed', at, actor, subject: 'mail', data: { host, port } })
  })
  if (test) await sendTestMessage(visit)
}

async function sealedServer(
  { db, mail }: Visit & { mail: Mail },
  { host, port, username, password }: Omit<MailServerInput, 'test'>,
) {
  if (username === '') return { host, port, username, sealedPassword: null }
  const before = await readMailServer(db)
  const isSame = before?.host === host && before.username === username
  const kept = isSame ? before.sealedPassword : null
  const sealedPassword = password === null ? kept : await mail.seal(password)
  if (sealedPassword === null) throw new Refusal('mail_password_needed')
  return { host, port, username, sealedPassword }
}

/** Owner only. Without it nothing is sent, unless SMTP_URL is set. */
export async function removeMailServer(visit: Visit): Promise<void> {
  const { id: actor } = requirePermission(visit, 'mail.write')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    if ((await readMailServer(tx)) === undefined) return
    await deleteMailServer(tx)
    await record(tx, { kind: 'mail.removed', at, actor, subject: 'mail', data: {} })
  })
}
