import { createHash } from 'node:crypto'
import { newSecret } from '../../ids.ts'
import type { Shop, Visit } from '../../visit.ts'
import { visitOf } from '../../visit.ts'
import { toAccount } from '../accounts.store.ts'
import { deleteSession, findSession, insertSession, prolongSession } from './sessions.store.ts'
import { DatabaseUnavailable, type Sql } from '#db/database.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Idle limit; 12 hours for sessions that aren't remembered. */
export const rememberedFor = 30 * day
const browserSessionFor = day / 2
/** Absolute limit, so a stolen session ends. */
const maxAge = { remembered: 90 * day, browser: 7 * day }

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Returns the token; the database stores its hash. */
export async function startSession(
  tx: Sql,
  accountId: string,
  now: number,
  remembered: boolean,
  { device = null, address = null }: { device?: string | null; address?: string | null } = {},
): Promise<string> {
  const token = newSecret()
  const expiresAt = now + (remembered ? rememberedFor : browserSessionFor)
  await insertSession(tx, {
    tokenHash: hashOfToken(token),
    accountId,
    at: now,
    expiresAt,
    remembered,
    device,
    address,
  })
  return token
}

/** A guest's visit if the token is invalid. Permissions are read for each request. `address`: client IP. */
export async function visitBy<S extends Shop>(
  shop: S,
  token: string | undefined,
  address: string | null = null,
): Promise<S & Visit> {
  if (token === undefined || token.length > 100) return visitOf(shop, null)
  const tokenHash = hashOfToken(token)
  const now = shop.now()
  const row = await findSession(shop.db, tokenHash, now)
  if (row === undefined) return visitOf(shop, null)
  const isElsewhere = address !== null && address !== row.address
  if (now - row.seen_at > (isElsewhere ? minute : 10 * minute)) {
    const [unused, used] =
      row.remembered === 1
        ? [rememberedFor, maxAge.remembered]
        : [browserSessionFor, maxAge.browser]
    const expiresAt = Math.min(now + unused, row.signed_in_at + used)
    await prolongSession(shop.db, tokenHash, { seenAt: now, expiresAt, address }).catch(
      unlessUnavailable,
    )
  }
  const session = { tokenHash, signedInAt: row.signed_in_at, changes: row.changes }
  const visit = visitOf(shop, toAccount(row), session, row.locale)
  return { ...visit, lacksTwoFactor: row.lacks_two_factor === 1 }
}

/** Reading must work on a read-only database; the session is prolonged later. */
function unlessUnavailable(error: unknown) {
  if (!(error instanceof DatabaseUnavailable)) throw error
}

/** No-op for a guest. */
export async function endSession(visit: Visit) {
  if (visit.session !== null) await deleteSession(visit.db, visit.session.tokenHash)
}
