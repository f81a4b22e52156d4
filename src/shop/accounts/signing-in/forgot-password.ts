import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { emailKey } from '../../email-key.ts'
import { isEmail } from '../contacts/email.ts'
import { countTry } from './throttle.store.ts'

const window = 15 * 60_000
const perAccountAndPlace = 3
// A ceiling for machines; each e-mail address gets only a few mails an hour anyway.
const perPlace = 100
const perAccountAnHour = 6

/**
 * Queues a reset link. The account is looked up when the mail is sent, so known and unknown addresses take
 * the same time here. Limited to a few mails an hour per address.
 */
export async function forgotPassword(
  visit: Visit,
  input: { email: string; address: string },
): Promise<void> {
  if (!isEmail(input.email)) throw new Refusal('email_invalid')
  const { db } = visit
  const now = visit.now()
  const email = emailKey(input.email)
  const counts = [
    await countTry(db, `reset ${email} ${input.address}`, now, window),
    await countTry(db, `reset ${input.address}`, now, window),
  ] as const
  if (counts[0] > perAccountAndPlace || counts[1] > perPlace)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  if ((await countTry(db, `reset ${email}`, now, 60 * 60_000)) > perAccountAnHour) return
  await insertEmail(db, { kind: 'password-reset', to: email }, now, null)
}
