import { DatabaseUnavailable } from '#db/database.ts'
import { emailKey } from '../../email-key.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import type { Visit } from '../../visit.ts'
import { isEmailConfirmed, insertConfirmedEmail, mailedTo } from './confirmed-emails.store.ts'

/** Under which an address is counted and kept where nobody needs to read it. */
export const emailHash = (email: string) => hashOfToken(`email ${emailKey(email)}`)

/** Notes that whoever opens a guest's order with a mailed key reads the mail of the address it went to. */
export async function confirmMailedKey(
  { db, now }: Visit,
  orderId: string,
  key: string,
): Promise<void> {
  const found = await mailedTo(db, orderId, hashOfToken(key))
  if (found === undefined) return
  const hash = emailHash(found.email)
  if (await isEmailConfirmed(db, { emailKey: emailKey(found.email), emailHash: hash })) return
  // A database that takes no writes still lets people read their order.
  await insertConfirmedEmail(db, hash, now()).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
}
