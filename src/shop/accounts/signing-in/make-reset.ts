import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { accountByEmail, lockAccount } from '../accounts.store.ts'
import { insertReset } from './password-resets.store.ts'
import { hashOfToken } from '../sessions/session.ts'

/** Lifetime of a reset link (ms), and of its e-mail in the outbox. */
export const linkLasts = 30 * 60_000

/** Null: no account has this address. Otherwise a new token (hash stored) with name and locale. */
export async function makeReset(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  email: string,
): Promise<{ name: string; token: string; locale: string } | null> {
  return db.transaction(async (tx) => {
    const found = await accountByEmail(tx, email)
    if (found === undefined) return null
    await lockAccount(tx, found.id)
    // An undone change may have moved the address before the lock.
    const account = await accountByEmail(tx, email)
    if (account === undefined || account.id !== found.id) return null
    const token = newSecret()
    await insertReset(tx, {
      accountId: account.id,
      tokenHash: hashOfToken(token),
      expiresAt: now() + linkLasts,
      isMailed: true,
    })
    return { name: account.full_name, token, locale: account.locale }
  })
}
