import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Mail, MailPort } from './mail-server.ts'
import { deleteMailServer, readMailServer, saveMailServer } from './mail-server.store.ts'

/** `username` '': no login. `password` null: the saved one stays. */
export type MailServerInput = {
  host: string
  port: MailPort
  username: string
  password: string | null
}

/**
 * Owner only. A password never goes to another host or account than the one it was typed for
 * (`mail_password_needed`). Nothing is sent until a test succeeds. Refuses `mail_fixed` while SMTP_URL is set.
 */
export async function changeMailServer(
  visit: Visit & { mail: Mail },
  { host, port, username, password }: MailServerInput,
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'mail.write')
  if (visit.mail.environment !== null) throw new Refusal('mail_fixed')
  const at = visit.now()
  const sealed = password === null ? null : await visit.mail.seal(password)
  await visit.db.transaction(async (tx) => {
    const before = await readMailServer(tx)
    const isSame = before?.host === host && before.username === username
    const kept = isSame ? before.sealedPassword : null
    if (username !== '' && sealed === null && kept === null)
      throw new Refusal('mail_password_needed')
    const sealedPassword = username === '' ? null : (sealed ?? kept)
    const one = { host, port, username, sealedPassword, changedAt: at, testedAt: null }
    await saveMailServer(tx, one)
    await record(tx, { kind: 'mail.changed', at, actor, subject: 'mail', data: { host, port } })
  })
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
