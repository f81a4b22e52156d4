import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'

/** Paisa: orders that were not cancelled, with delivery and less points, less refunds; as `netOf` of a day. */
export const spendOf = sql`
  coalesce((select cast(sum(total) as bigint) from orders where account_id = account.id and status <> 'cancelled'), 0)
  - coalesce((select cast(sum(refund) as bigint) from orders join return_request on return_request.order_id = orders.id
      where orders.account_id = account.id and state = 'accepted' and refund is not null), 0)`
export const lastOrderOf = sql`
  coalesce((select max(placed_at) from orders where account_id = account.id), 0)`

export type CustomerSales = { id: string; spend: number; lastOrderAt: number }

/** Accounts among these whose orders say other than what is saved. */
export const changedSales = (db: Sql, ids: readonly string[]) => db.all<CustomerSales>`
  select id, ${spendOf} as spend, ${lastOrderOf} as "lastOrderAt" from account
  where id in ${list(ids)} and (spend <> ${spendOf} or last_order_at <> ${lastOrderOf})`

/** Accounts that hold these orders now. */
export async function accountsOfOrders(db: Sql, orders: readonly string[]): Promise<string[]> {
  if (orders.length === 0) return []
  const found = await db.all<{ id: string }>`
    select distinct account_id as id from orders where id in ${list(orders)} and account_id is not null`
  return found.map(({ id }) => id)
}

/** Next `limit` ids after `id`, sorted. */
export const accountIdsAfter = async (db: Sql, id: string, limit: number): Promise<string[]> =>
  (
    await db.all<{ id: string }>`select id from account where id > ${id} order by id limit ${limit}`
  ).map((row) => row.id)
