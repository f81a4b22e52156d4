import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/**
 * A further key of an order: it opens a guest's to do with it what a guest may, and an account's only to read.
 * `mailedTo` null: it goes to the buyer's browser. 0: no such order, or its e-mail address is another.
 */
export const insertOrderKey = (
  db: Sql,
  { orderId, mailedTo, keyHash, at }: { orderId: string; mailedTo: string | null; keyHash: string; at: number }, // prettier-ignore
) => db.run`
  insert into order_key (key_hash, order_id, made_at, mailed_to)
  select ${keyHash}, id, cast(${at} as bigint), ${mailedTo} from orders
  where id = ${orderId} and ${mailedTo === null ? sql`1 = 1` : sql`contact_email = ${mailedTo}`}`

/** Links that were mailed about an order open nothing any more. */
export const deleteMailedKeys = (tx: Sql, orderId: string) =>
  tx.run`delete from order_key where order_id = ${orderId} and mailed_to is not null`

/** Links that were mailed about an account's orders open nothing any more. */
export const deleteKeysOfAccount = (db: Sql, accountId: string) => db.run`
  delete from order_key where order_id in (select id from orders where account_id = ${accountId})`
