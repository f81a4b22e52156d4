import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { TokenPermission } from './token-rules.ts'
import type { AccountRow } from '../accounts.store.ts'
import { visitorOf } from './sessions.store.ts'

/** Times are ms UTC. */
export type AccessToken = {
  id: string
  name: string
  permissions: readonly TokenPermission[]
  createdAt: number
  expiresAt: number
  usedAt: number | null
}

type TokenRow = Omit<AccessToken, 'permissions'> & { permissions: string }

type TokenVisitor = AccountRow & {
  token_id: string
  token_permissions: string
  used_at: number | null
  /** 1: lacks the two-factor login required of staff. */
  lacks_two_factor: number
}

/** Undefined: unknown or expired token, or closed account. */
export const findTokenVisitor = (db: Sql, tokenHash: string, now: number) =>
  db.maybeOne<TokenVisitor>`
  select ${visitorOf}, access_token.id as token_id, access_token.permissions as token_permissions, access_token.used_at
  from access_token
  join account on account.id = access_token.account_id
  left join staff_member on staff_member.account_id = account.id
  where access_token.token_hash = ${tokenHash} and access_token.expires_at > ${now}
    and account.deleted_at is null and account.blocked_at is null`

export const recordTokenUse = (db: Sql, id: string, now: number) =>
  db.run`update access_token set used_at = ${now} where id = ${id}`

const tokens = sql`
  select id, name, permissions, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
  from access_token`

const toToken = (row: TokenRow): AccessToken => ({
  ...row,
  permissions: JSON.parse(row.permissions) as readonly TokenPermission[],
})

export const tokensOf = async (db: Sql, accountId: string, now: number): Promise<AccessToken[]> =>
  (
    await db.all<TokenRow>`
      ${tokens} where account_id = ${accountId} and expires_at > ${now} order by created_at desc, id`
  ).map(toToken)

export async function tokenByHash(db: Sql, tokenHash: string, now: number) {
  const row = await db.maybeOne<TokenRow>`
    ${tokens} where token_hash = ${tokenHash} and expires_at > ${now}`
  return row && toToken(row)
}

export const insertToken = (
  tx: Sql,
  accountId: string,
  tokenHash: string,
  { id, name, permissions, createdAt, expiresAt }: Omit<AccessToken, 'usedAt'>,
) => tx.run`
  insert into access_token (id, account_id, name, token_hash, permissions, created_at, expires_at)
  values (${id}, ${accountId}, ${name}, ${tokenHash}, ${JSON.stringify(permissions)}, ${createdAt}, ${expiresAt})`

/** Returns its name; undefined: not found, or another's. */
export const deleteToken = (tx: Sql, accountId: string, id: string) =>
  tx.maybeOne<{ name: string }>`
    delete from access_token where id = ${id} and account_id = ${accountId} returning name`

export const deleteTokensOf = (tx: Sql, accountId: string) =>
  tx.run`delete from access_token where account_id = ${accountId}`

export const deleteExpiredTokens = (db: Sql, now: number) =>
  db.run`delete from access_token where expires_at <= ${now}`
