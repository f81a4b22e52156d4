import { DuplicateKey } from '#db/database.ts'
import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import { customer, type Visit } from '../../visit.ts'
import { isLinkGood } from './contact-change.ts'
import {
  applyContactChange,
  contactChangeByLink,
  isEmailReserved,
  setEmail,
} from './contact-changes.store.ts'
import { lockOwnSession } from '../sessions/lock-own-session.ts'
import { deleteReset } from '../signing-in/password-resets.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/**
 * Works only for the account that asked, so a mistyped address can't take it over. Refuses
 * `change_link_invalid` and `email_taken`.
 */
export async function confirmEmail(visit: Visit, token: string): Promise<{ email: string }> {
  const { id, fullName } = customer(visit)
  const at = visit.now()
  const confirming = visit.db.transaction(async (tx) => {
    await lockOwnSession(tx, visit)
    const change = await contactChangeByLink(tx, hashOfToken(token), 'confirm')
    if (change === undefined || change.accountId !== id || !isLinkGood(change, 'confirm', at))
      throw new Refusal('change_link_invalid')
    const { oldValue: to, newValue: email } = change
    await setEmail(tx, id, email, at)
    if (await isEmailReserved(tx, email, id, at)) throw new Refusal('email_taken')
    await applyContactChange(tx, change, at)
    await deleteReset(tx, id) // it may have been mailed to the old address
    const notice = { kind: 'email-changed', to, name: fullName, email, change: change.id } as const
    await insertEmail(tx, notice, at, id)
    return { email }
  })
  return confirming.catch((error: unknown) => {
    throw error instanceof DuplicateKey ? new Refusal('email_taken') : error
  })
}
