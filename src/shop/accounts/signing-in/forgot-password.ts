import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { emailKey } from '../../email-key.ts'
import { phoneKey } from '../contacts/phone.ts'
import { isEmail } from '../contacts/email.ts'
import { recordPasswordRequest } from './password-requests.store.ts'
import { countTry } from './throttle.store.ts'

const window = 15 * 60_000
const perAccountAndPlace = 3
// A ceiling for machines; each e-mail address gets only a few mails an hour anyway.
const perPlace = 100
const perAccountAnHour = 6

/**
 * Queues a reset link by e-mail and answers `email`. For a phone number, or while the shop sends no mail, records
 * the request for the staff and answers `shop`. The account is looked up when the mail is sent, so known and
 * unknown addresses take the same time here. Limited to a few mails an hour per address.
 */
export async function forgotPassword(
  visit: Visit,
  input: { login: string; address: string; sendsMail: boolean },
): Promise<'email' | 'shop'> {
  const phone = phoneKey(input.login)
  if (phone === null && !isEmail(input.login))
    throw new Refusal(/^[\d\s+()-]+$/.test(input.login) ? 'phone_invalid' : 'email_invalid')
  const { db } = visit
  const now = visit.now()
  const login = phone ?? emailKey(input.login)
  const by = input.sendsMail && phone === null ? 'email' : 'shop'
  const counts = [
    await countTry(db, `reset ${login} ${input.address}`, now, window),
    await countTry(db, `reset ${input.address}`, now, window),
  ] as const
  if (counts[0] > perAccountAndPlace || counts[1] > perPlace)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  if ((await countTry(db, `reset ${login}`, now, 60 * 60_000)) > perAccountAnHour) return by
  if (by === 'shop')
    await recordPasswordRequest(db, phone === null ? { email: login } : { phone }, now)
  if (phone === null) await insertEmail(db, { kind: 'password-reset', to: login }, now, null)
  return by
}
