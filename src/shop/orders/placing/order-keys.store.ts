import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/**
 * Gives access to a guest's order, or read access to an account's. `mailedTo` null: for the buyer's
 * browser. Answers 0 if the order doesn't exist or has another e-mail address.
 */
export const insertOrderKey = (
  db: Sql,
  { orderId, mailedTo, keyHash, at }: { orderId: string; mailedTo: string | null; keyHash: string; at: number }, // prettier-ignore
) => db.run`
  insert into order_key (key_hash, order_id, made_at, mailed_to)
  select ${keyHash}, id, cast(${at} as bigint), ${mailedTo} from orders
  where id = ${orderId} and ${mailedTo === null ? sql`1 = 1` : sql`contact_email = ${mailedTo}`}`

/** Invalidates links mailed about this order. */
export const deleteMailedKeys = (tx: Sql, orderId: string) =>
  tx.run`delete from order_key where order_id = ${orderId} and mailed_to is not null`

/** Invalidates links mailed about the account's orders. */
export const deleteKeysOfAccount = (db: Sql, accountId: string) => db.run`
  delete from order_key where order_id in (select id from orders where account_id = ${accountId})`
