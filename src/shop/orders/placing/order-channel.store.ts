import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import type { OrderChannel } from '../order.ts'

/** Null: the buyer placed it. */
export const enteredBy = async (db: Sql, orderId: string): Promise<string | null> =>
  (
    await db.maybeOne<{ name: string }>`
      select full_name as name from order_change
      join orders on orders.id = order_id join account on account.id = order_change.account_id
      where order_id = ${orderId} and order_change.status = 'placed'
        and (orders.account_id is null or orders.account_id <> order_change.account_id)`
  )?.name ?? null

/** By order id. */
export async function channelsOf(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, OrderChannel>> {
  if (ids.length === 0) return new Map()
  const found = await db.all<{ id: string; channel: OrderChannel }>`
    select id, channel from orders where id in ${list(ids)}`
  return new Map(found.map(({ id, channel }) => [id, channel]))
}
