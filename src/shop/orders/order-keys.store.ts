import type { Sql } from '#db/database.ts'

/** A further key of an order: it opens a guest's to do with it what a guest may, and an account's only to read. 0: no such order. */
export const insertOrderKey = (
  db: Sql,
  key: { orderId: string; keyHash: string; at: number },
) => db.run`
  insert into order_key (key_hash, order_id, made_at)
  select ${key.keyHash}, id, cast(${key.at} as bigint) from orders where id = ${key.orderId}`

/** Links that were mailed about an account's orders open nothing any more. */
export const deleteKeysOfAccount = (db: Sql, accountId: string) => db.run`
  delete from order_key where order_id in (select id from orders where account_id = ${accountId})`
