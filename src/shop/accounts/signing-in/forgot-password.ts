import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { emailKey } from '../../email-key.ts'
import { isEmail } from '../contacts/email.ts'
import { countTry } from './throttle.store.ts'

const window = 15 * 60_000
const perAccountAndPlace = 3
// A ceiling for machines: each address gets a few e-mails an hour, however many ask.
const perPlace = 100
const perAccountAnHour = 6

/**
 * Asks for a link to a new password. Whether anybody has this address is not even looked up here but
 * when the e-mail is sent: known and unknown ones take the same steps and the same time. However many
 * ask from wherever, nobody gets more than a few e-mails an hour.
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
