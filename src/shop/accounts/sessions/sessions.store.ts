import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { balanceOf, pendingOf } from '../../loyalty/points.store.ts'
import type { AccountRow } from '../accounts.store.ts'

type SessionRow = AccountRow & {
  signed_in_at: number
  seen_at: number
  expires_at: number
  remembered: number
  address: string | null
  /** Number of changes to the account's own data. */
  changes: number
  /** 1: lacks the two-factor login required of staff. */
  lacks_two_factor: number
}

/** Account columns with role, points and missing two-factor login. */
export const visitorOf = sql`account.*, staff_member.role as role,
    ${balanceOf(sql`account.id`)} as points, ${pendingOf(sql`account.id`)} as pending_points,
    case when staff_member.role is not null
      and exists (select 1 from setting where name = 'staffTwoFactor' and value = 'true')
      and not exists (select 1 from second_factor
        where second_factor.account_id = account.id and confirmed_at is not null)
      then 1 else 0 end as lacks_two_factor`

/** Session and account of a token's hash; undefined: unknown or expired (ms UTC). */
export const findSession = (db: Sql, tokenHash: string, now: number) => db.maybeOne<SessionRow>`
  select ${visitorOf}, session.signed_in_at, session.seen_at, session.expires_at, session.remembered, session.address
  from session
  join account on account.id = session.account_id
  left join staff_member on staff_member.account_id = account.id
  where session.token_hash = ${tokenHash} and session.expires_at > ${now} and account.deleted_at is null and account.blocked_at is null`

export const insertSession = (
  tx: Sql,
  session: {
    tokenHash: string
    accountId: string
    at: number
    expiresAt: number
    remembered: boolean
    device: string | null
    address: string | null
  },
) => tx.run`
  insert into session (token_hash, account_id, signed_in_at, seen_at, expires_at, remembered, device, address)
  values (${session.tokenHash}, ${session.accountId}, ${session.at}, ${session.at}, ${session.expiresAt}, ${session.remembered ? 1 : 0}, ${session.device}, ${session.address})`

/** Not expired, last used first. */
export const sessionsOf = (db: Sql, accountId: string, now: number) => db.all<{
  tokenHash: string
  device: string | null
  address: string | null
  signedInAt: number
  seenAt: number
  remembered: number
}>`
  select token_hash as "tokenHash", device, address, signed_in_at as "signedInAt", seen_at as "seenAt", remembered
  from session where account_id = ${accountId} and expires_at > ${now} order by seen_at desc, token_hash limit 50`

/** Whether a session has ended since the request came in. */
export async function isSessionKept(tx: Sql, tokenHash: string): Promise<boolean> {
  const found = await tx.maybeOne`select 1 as one from session where token_hash = ${tokenHash}`
  return found !== undefined
}

export const deleteSession = (db: Sql, tokenHash: string) =>
  db.run`delete from session where token_hash = ${tokenHash}`

/** `address` null: unchanged. */
export const prolongSession = (
  db: Sql,
  tokenHash: string,
  { seenAt, expiresAt, address }: { seenAt: number; expiresAt: number; address: string | null },
) => db.run`
  update session set seen_at = ${seenAt}, expires_at = ${expiresAt}, address = coalesce(${address}, address)
  where token_hash = ${tokenHash}`

export const deleteExpiredSessions = (db: Sql, now: number) =>
  db.run`delete from session where expires_at <= ${now}`

export const deleteOtherSessions = (tx: Sql, accountId: string, currentTokenHash: string) =>
  tx.run`delete from session where account_id = ${accountId} and token_hash <> ${currentTokenHash}`

export const deleteSessions = (tx: Sql, accountId: string) =>
  tx.run`delete from session where account_id = ${accountId}`
