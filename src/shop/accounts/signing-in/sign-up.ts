import { randomInt } from 'node:crypto'
import { DuplicateKey } from '#db/database.ts'
import { newId } from '../../ids.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { insertAccount } from '../accounts.store.ts'
import { isEmailReserved } from '../contacts/contact-changes.store.ts'
import { hashPassword } from './passwords.ts'
import { phoneKey } from '../contacts/phone.ts'
import { isAccountKind, signUpRejection, type SignUpForm } from './sign-up-form.ts'
import { record } from '../../events/events.store.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { isSurelyUnwritten, type NewPicture } from '../picture.ts'
import { emailKey } from '../../email-key.ts'
import { hashOfToken } from '../sessions/session.ts'
import { countTry } from './throttle.store.ts'

const hour = 60 * 60_000
const perEmailAnHour = 20
// A town behind one mobile address.
const perNetworkAnHour = 300

/**
 * Creates an account without signing in. Refuses as `signUpRejection`, and a taken e-mail; then the picture is
 * removed. Tries count per e-mail and, with a high ceiling, per `address`.
 */
export async function signUp(
  visit: Visit,
  form: SignUpForm,
  newPicture: NewPicture,
  address: string,
): Promise<{ id: string }> {
  refuseIf(signUpRejection(form))
  const ofEmail = `sign-up ${hashOfToken(emailKey(form.email))}`
  const [byEmail, byNetwork] = [
    await countTry(visit.db, ofEmail, visit.now(), hour),
    await countTry(visit.db, `sign-up ${address}`, visit.now(), hour),
  ]
  if (byEmail > perEmailAnHour || byNetwork > perNetworkAnHour)
    throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const kind = isAccountKind(form.kind) ? form.kind : 'normal'
  const [passwordHash, settings] = await Promise.all([
    hashPassword(form.password, address),
    readSettings(visit.db),
  ])
  const now = visit.now()
  const isStock = kind === 'stock'
  const account = {
    id: newId(),
    email: form.email,
    phone: phoneKey(form.phone) ?? form.phone,
    full_name: form.fullName,
    password_hash: passwordHash,
    kind,
    business_name: isStock ? form.businessName : null,
    business_address: isStock ? form.businessAddress : null,
    wholesale_since: isStock && !settings.wholesaleApproval ? now : null,
    picture: await newPicture.keep(),
    loyalty_card: newCardNumber(),
    created_at: now,
    locale: visit.locale,
  }
  try {
    await visit.db.transaction(async (tx) => {
      await insertAccount(tx, account)
      if (await isEmailReserved(tx, account.email, account.id, now))
        throw new Refusal('email_taken')
      const wholesale = !isStock ? 'no' : account.wholesale_since === null ? 'waiting' : 'yes'
      await record(tx, {
        kind: 'account.created',
        at: now,
        actor: account.id,
        subject: account.id,
        data: { wholesale },
      })
    })
  } catch (error) {
    if (isSurelyUnwritten(error)) await newPicture.remove(account.picture)
    throw error instanceof DuplicateKey && error.constraint.includes('email')
      ? new Refusal('email_taken')
      : error
  }
  return { id: account.id }
}

/** "7860" and twelve random digits; the table's unique key prevents duplicates. */
export const newCardNumber = () =>
  `7860${String(randomInt(0, 1_000_000)).padStart(6, '0')}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`
