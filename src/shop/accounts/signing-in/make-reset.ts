import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { accountByEmail, lockAccount } from '../accounts.store.ts'
import { insertReset } from './password-resets.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/** How long a link for a new password works, and how long it is worth trying to send one. */
export const linkLasts = 30 * 60_000

/** A fresh link's token for whoever has this address, and their name and language, its hash kept; null when nobody has. */
export async function makeReset(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  email: string,
): Promise<{ name: string; token: string; locale: string } | null> {
  return db.transaction(async (tx) => {
    const found = await accountByEmail(tx, email)
    if (found === undefined) return null
    await lockAccount(tx, found.id)
    // Whose the address is once the account is locked: an undo may have come in between.
    const account = await accountByEmail(tx, email)
    if (account === undefined || account.id !== found.id) return null
    const token = newSecret()
    await insertReset(tx, {
      accountId: account.id,
      tokenHash: hashOfToken(token),
      expiresAt: now() + linkLasts,
    })
    return { name: account.full_name, token, locale: account.locale }
  })
}
