import { insertEmail } from '../../outbox/outbox.store.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { accountById, changePassword, lockAccount } from '../accounts.store.ts'
import { confirmEmailOf } from '../contacts/contact-changes.store.ts'
import { hashPassword } from './passwords.ts'
import { deletePasswordRequest } from './password-requests.store.ts'
import { findReset, useReset } from './password-resets.store.ts'
import { hashOfToken } from '../sessions/session.ts'
import { deleteSessions } from '../sessions/sessions.store.ts'
import { triesOf } from './sign-in.ts'
import { passwordRejection } from './sign-up-form.ts'
import { clearTries } from './throttle.store.ts'

/**
 * Uses up the link, ends all sessions and clears counted login failures. A refused password leaves the link
 * valid.
 */
export async function resetPassword(
  visit: Visit,
  input: { token: string; password: string; address: string },
): Promise<void> {
  refuseIf(passwordRejection(input.password))
  const tokenHash = hashOfToken(input.token)
  // Check the link first: hashing is expensive.
  const reset = await findReset(visit.db, tokenHash, visit.now())
  if (reset === undefined) throw new Refusal('reset_link_invalid')
  const passwordHash = await hashPassword(input.password, input.address)
  await visit.db.transaction(async (tx) => {
    await lockAccount(tx, reset.accountId)
    if ((await useReset(tx, tokenHash, visit.now())) === 0) throw new Refusal('reset_link_invalid')
    await changePassword(tx, reset.accountId, passwordHash)
    await deleteSessions(tx, reset.accountId)
    await deletePasswordRequest(tx, reset.accountId)
    const account = await accountById(tx, reset.accountId)
    // A link for a customer must not open an account that became staff's.
    if (reset.isMailed === 0 && account?.role !== null) throw new Refusal('reset_link_invalid')
    if (reset.isMailed === 1) await confirmEmailOf(tx, reset.accountId, visit.now())
    if (account !== undefined) {
      const notice = {
        kind: 'password-changed',
        to: account.email,
        name: account.full_name,
      } as const
      await insertEmail(tx, notice, visit.now(), account.id)
    }
    for (const login of [account?.email, account?.phone]) {
      if (login !== undefined) await clearTries(tx, triesOf(login, input.address))
    }
  })
}
