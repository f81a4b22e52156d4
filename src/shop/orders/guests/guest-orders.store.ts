import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { BookedOrder } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import { filled } from '../orders.store.ts'

const openedBy = (keyHash: string) => sql`account_id is null and id in (
  select id from orders where guest_key_hash = ${keyHash}
  union select order_id from order_key where key_hash = ${keyHash})`

/** Orders without an account that this key opens, newest first. */
export const listGuestOrders = async (
  db: Sql,
  keyHash: string,
  limit: number,
): Promise<BookedOrder[]> =>
  filled(
    db,
    await db.all<OrderRow>`
    select * from orders where ${openedBy(keyHash)} order by placed_at desc, id desc limit ${limit}`,
  )

/** Orders with this contact phone (`nationalPhone`), newest first. */
export const idsByPhone = async (db: Sql, phone: string, limit: number): Promise<string[]> =>
  (
    await db.all<{ id: string }>`
    select id from orders where contact_phone_key = ${phone} order by placed_at desc limit ${limit}`
  ).map(({ id }) => id)

/**
 * Numbers the orders placed with this key after the account's own, oldest first; returns their ids. A key that only
 * opens an order (of an e-mail, or found by number and phone) doesn't count. The caller holds the account's lock.
 */
export async function assignGuestOrders(
  tx: Sql,
  keyHash: string,
  accountId: string,
): Promise<string[]> {
  const found = await tx.all<{ id: string }>`
    select id from orders where guest_key_hash = ${keyHash} order by placed_at, id ${tx.forUpdate}`
  for (const { id } of found)
    await tx.run`
      update orders set account_id = ${accountId}, guest_key_hash = null,
        sequence = (select coalesce(max(sequence), 0) + 1 from orders where account_id = ${accountId})
      where id = ${id}`
  return found.map(({ id }) => id)
}
