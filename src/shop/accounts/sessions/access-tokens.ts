import { DatabaseUnavailable, type Sql } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { hashOfInput, keyRejection } from '../../idempotency-key.ts'
import { newId, newSecret } from '../../ids.ts'
import { can, requirePermission } from '../../permissions.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Shop, Visit } from '../../visit.ts'
import { visitOf } from '../../visit.ts'
import {
  type AccessToken,
  deleteToken,
  findTokenVisitor,
  insertToken,
  recordTokenUse,
  tokenByHash,
  tokensOf,
} from './access-tokens.store.ts'
import { claimCall, findAnsweredCall } from '../answered-calls.store.ts'
import { accountById, lockAccount, toAccount } from '../accounts.store.ts'
import { proveIdentity } from '../signing-in/prove-identity.ts'
import { hashOfToken } from './session.ts'
import type { tokenDays, TokenPermission } from './token-rules.ts'

/** Prefix that lets secret scanners recognize a token. */
const mark = 'kir_'
const maxTokens = 20
const usedWithin = 10 * 60_000
const day = 24 * 60 * 60_000

/** Newest first. */
export async function ownTokens(visit: Visit): Promise<AccessToken[]> {
  const { id } = requirePermission(visit, 'security.own')
  return tokensOf(visit.db, id, visit.now())
}

type NewToken = {
  name: string
  permissions: readonly TokenPermission[]
  days: (typeof tokenDays)[number]
  password: string
  idempotencyKey: string | null
}

/**
 * Answers the secret, which isn't stored. Lasts `days` days and never exceeds its owner's permissions.
 * Idempotent by key. Refuses `current_password`, `permission_missing` and `too_many_tokens` (20).
 */
export async function createToken(
  visit: Visit,
  { name, permissions: asked, days, password, idempotencyKey: key }: NewToken,
): Promise<{ token: AccessToken; secret: string }> {
  const { id: owner } = requirePermission(visit, 'security.own')
  refuseIf(keyRejection(key))
  const missing = asked.find((one) => !can(visit, one))
  if (missing !== undefined) throw new Refusal('permission_missing', { permission: missing })
  const account = await accountById(visit.db, owner)
  if (account === undefined || password === '') throw new Refusal('current_password')
  await proveIdentity(visit, password, account)
  const createdAt = visit.now()
  const expiresAt = createdAt + days * day
  const token = { id: newId(), name, permissions: [...new Set(asked)], createdAt, expiresAt }
  const secret = mark + (key === null ? newSecret() : hashOfInput([owner, key, account.password_hash])) // prettier-ignore
  const inputHash = hashOfInput([name, token.permissions, days])
  return visit.db.transaction(async (tx) => {
    await lockAccount(tx, owner)
    if (key !== null && !(await claimCall(tx, { by: owner, key, inputHash, at: createdAt }))) {
      if ((await findAnsweredCall(tx, owner, key))?.inputHash !== inputHash)
        throw new Refusal('key_reused')
      return { token: await tokenOfSecret(tx, secret, createdAt), secret }
    }
    if ((await tokensOf(tx, owner, createdAt)).length >= maxTokens)
      throw new Refusal('too_many_tokens')
    await insertToken(tx, owner, hashOfToken(secret), token)
    const data = { name, permissions: token.permissions }
    await record(tx, { kind: 'staff.token-created', at: createdAt, actor: owner, subject: owner, data }) // prettier-ignore
    return { token: { ...token, usedAt: null }, secret }
  })
}

/** The token created with the same key, if not revoked. */
async function tokenOfSecret(tx: Sql, secret: string, now: number): Promise<AccessToken> {
  const token = await tokenByHash(tx, hashOfToken(secret), now)
  if (token === undefined) throw new Refusal('changed_meanwhile')
  return token
}

/** Own tokens only; idempotent. */
export async function revokeToken(visit: Visit, id: string): Promise<void> {
  const { id: owner } = requirePermission(visit, 'security.own')
  await visit.db.transaction(async (tx) => {
    const gone = await deleteToken(tx, owner, id)
    if (gone === undefined) return
    await record(tx, {
      kind: 'staff.token-revoked',
      at: visit.now(),
      actor: owner,
      subject: owner,
      data: { name: gone.name },
    })
  })
}

/** Its owner's visit, limited to the token's permissions. Refuses `token_invalid`. */
export async function visitByToken<S extends Shop>(shop: S, secret: string): Promise<S & Visit> {
  const now = shop.now()
  const row =
    secret.startsWith(mark) && secret.length <= 100
      ? await findTokenVisitor(shop.db, hashOfToken(secret), now)
      : undefined
  if (row === undefined) throw new Refusal('token_invalid')
  if (now - (row.used_at ?? 0) > usedWithin)
    await recordTokenUse(shop.db, row.token_id, now).catch((error: unknown) => {
      // Reading must work on a read-only database.
      if (!(error instanceof DatabaseUnavailable)) throw error
    })
  return {
    ...visitOf(shop, toAccount(row), null, row.locale),
    grants: new Set(JSON.parse(row.token_permissions) as TokenPermission[]),
    lacksTwoFactor: row.lacks_two_factor === 1,
  }
}
