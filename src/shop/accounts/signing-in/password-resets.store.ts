import type { Sql } from '#db/database.ts'

/** Invalidates the account's earlier link. */
export const insertReset = (
  tx: Sql,
  reset: { accountId: string; tokenHash: string; expiresAt: number; isMailed: boolean },
) => tx.run`
  insert into password_reset (account_id, token_hash, expires_at, is_mailed)
  values (${reset.accountId}, ${reset.tokenHash}, ${reset.expiresAt}, ${reset.isMailed ? 1 : 0})
  on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
    is_mailed = excluded.is_mailed`

export const findReset = (db: Sql, tokenHash: string, now: number) => db.maybeOne<{
  accountId: string
  isMailed: number
}>`
  select account_id as "accountId", is_mailed as "isMailed" from password_reset where token_hash = ${tokenHash} and expires_at > ${now}`

/** Answers 1 once; a parallel second use gets 0. */
export const useReset = (tx: Sql, tokenHash: string, now: number) =>
  tx.run`delete from password_reset where token_hash = ${tokenHash} and expires_at > ${now}`

export const deleteOldResets = (db: Sql, now: number) =>
  db.run`delete from password_reset where expires_at <= ${now}`

export const deleteReset = (tx: Sql, accountId: string) =>
  tx.run`delete from password_reset where account_id = ${accountId}`
