import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/** How long a request can be answered (ms). */
export const requestLasts = 7 * 24 * 60 * 60_000

/** Of all customers with this e-mail or phone key; none for staff. One statement, so that unknown logins take the same time. */
export const recordPasswordRequest = (
  db: Sql,
  login: { email: string } | { phone: string },
  at: number,
) => db.run`
  insert into password_request (account_id, requested_at)
  select account.id, cast(${at} as bigint) from account
  where ${'email' in login ? sql`email_key = ${login.email}` : sql`phone = ${login.phone}`}
    and deleted_at is null and blocked_at is null
    and not exists (select 1 from staff_member where staff_member.account_id = account.id)
  on conflict (account_id) do update set requested_at = excluded.requested_at, linked_at = null`

/** Time of an open request (ms UTC). */
export async function passwordRequestOf(db: Sql, accountId: string, now: number) {
  const found = await db.maybeOne<{ requestedAt: number }>`
    select requested_at as "requestedAt" from password_request
    where account_id = ${accountId} and requested_at > ${now - requestLasts}`
  return found?.requestedAt ?? null
}

/** Without a link yet. */
export const countPasswordRequests = async (db: Sql, now: number): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from password_request
      where linked_at is null and requested_at > ${now - requestLasts}`
  ).count

export const setRequestLinked = (tx: Sql, accountId: string, at: number) =>
  tx.run`update password_request set linked_at = ${at} where account_id = ${accountId}`

export const deletePasswordRequest = (tx: Sql, accountId: string) =>
  tx.run`delete from password_request where account_id = ${accountId}`

export const deleteOldPasswordRequests = (db: Sql, now: number) =>
  db.run`delete from password_request where requested_at <= ${now - requestLasts}`
