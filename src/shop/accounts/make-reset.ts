import { newSecret } from '../ids.ts'
import type { Shop } from '../visit.ts'
import { accountByEmail } from './accounts.store.ts'
import { keepReset } from './password-resets.store.ts'
import { hashOfToken } from './session.ts'

/** How long a link for a new password works, and how long it is worth trying to send one. */
export const linkLasts = 30 * 60_000

/** A fresh link's token for whoever has this address, its hash kept; null when nobody has. */
export async function makeReset(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  email: string,
): Promise<{ name: string; token: string } | null> {
  const account = await accountByEmail(db, email)
  if (account === undefined) return null
  const token = newSecret()
  await keepReset(db, {
    accountId: account.id,
    tokenHash: hashOfToken(token),
    expiresAt: now() + linkLasts,
  })
  return { name: account.full_name, token }
}
