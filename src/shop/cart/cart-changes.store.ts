import type { Sql } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'

/** Those already applied to the account's cart. */
export async function readChangeIds(
  tx: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await tx.all<{ id: string }>`
    select change_id as id from cart_change where account_id = ${accountId} and change_id in ${list(ids)}`
  return new Set(found.map(({ id }) => id))
}

/** At least one id. The caller holds the account's lock. */
export const insertChangeIds = (tx: Sql, accountId: string, ids: readonly string[], at: number) =>
  tx.run`
    insert into cart_change (account_id, change_id, at) values ${rows(ids.map((id) => [accountId, id, at]))}`

export const deleteChangeIds = (tx: Sql, accountId: string, before: number) =>
  tx.run`delete from cart_change where account_id = ${accountId} and at < ${before}`
