import type { Sql } from '#db/database.ts'

/** A further key of a guest's order; 0 when the order is an account's, which needs none. */
export const insertOrderKey = (
  db: Sql,
  key: { orderId: string; keyHash: string; at: number },
) => db.run`
  insert into order_key (key_hash, order_id, made_at)
  select ${key.keyHash}, id, cast(${key.at} as bigint) from orders where id = ${key.orderId} and account_id is null`
