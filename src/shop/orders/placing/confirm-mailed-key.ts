import { DatabaseUnavailable } from '#db/database.ts'
import { emailKey } from '../../email-key.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import type { Visit } from '../../visit.ts'
import { isEmailConfirmed, insertConfirmedEmail, mailedTo } from './confirmed-emails.store.ts'

/** Stored instead of the address where only equality matters. */
export const emailHash = (email: string) => hashOfToken(`email ${emailKey(email)}`)

/** Opening a guest's order with a mailed key proves that the buyer reads that mailbox. */
export async function confirmMailedKey(
  { db, now }: Visit,
  orderId: string,
  key: string,
): Promise<void> {
  const found = await mailedTo(db, orderId, hashOfToken(key))
  if (found === undefined) return
  const hash = emailHash(found.email)
  if (await isEmailConfirmed(db, { emailKey: emailKey(found.email), emailHash: hash })) return
  // Reading an order must work on a read-only database.
  await insertConfirmedEmail(db, hash, now()).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
}
