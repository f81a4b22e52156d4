import { DuplicateKey, type Sql } from '#db/database.ts'
import { insertEmail } from '../../outbox/outbox.store.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { accountById, changePassword, lockAccount } from '../accounts.store.ts'
import { type ContactChange, isLinkGood, valuesBefore } from './contact-change.ts'
import {
  confirmEmailOf,
  contactChangeByLink,
  contactChangesFrom,
  markUndone,
  replaceAskedChanges,
  setEmail,
  setPhone,
} from './contact-changes.store.ts'
import { deleteReset } from '../signing-in/password-resets.store.ts'
import { hashOfToken } from '../sessions/session.ts'
import { deleteOtherSessions } from '../sessions/sessions.store.ts'

/**
 * Undoes this and all later changes, which may be an intruder's: ends other sessions, password and reset
 * links, and mails a reset link to the restored address. Refuses `change_link_invalid`.
 */
export async function undoContactChange(visit: Visit, token: string): Promise<{ email: string }> {
  const tokenHash = hashOfToken(token)
  const at = visit.now()
  const undoing = visit.db.transaction(async (tx) => {
    const found = await contactChangeByLink(tx, tokenHash, 'undo')
    if (found !== undefined) await lockAccount(tx, found.accountId)
    const change = await contactChangeByLink(tx, tokenHash, 'undo')
    if (change === undefined || !isLinkGood(change, 'undo', at))
      throw new Refusal('change_link_invalid')
    await restore(tx, change, at)
    const { accountId: id } = change
    await deleteOtherSessions(tx, id, visit.session?.tokenHash ?? '')
    await changePassword(tx, id, '')
    await deleteReset(tx, id)
    const email = (await accountById(tx, id))?.email ?? ''
    await insertEmail(tx, { kind: 'password-reset', to: email }, at, id)
    return { email }
  })
  return undoing.catch((error: unknown) => {
    throw error instanceof DuplicateKey ? new Refusal('email_taken') : error
  })
}

async function restore(tx: Sql, change: ContactChange, at: number) {
  const { accountId: id } = change
  const { email, phone } = valuesBefore(await contactChangesFrom(tx, change))
  if (email !== undefined) await setEmail(tx, id, email, at)
  if (phone !== undefined) await setPhone(tx, id, phone)
  await markUndone(tx, change)
  await replaceAskedChanges(tx, id)
  // The link was mailed to the restored address.
  await confirmEmailOf(tx, id, at)
}
