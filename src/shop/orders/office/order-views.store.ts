import type { Sql } from '#db/database.ts'
import type { OrderFilter } from './order-filter.ts'

/** A view of the list of orders that a member of staff has saved under a name. */
export type OrderView = { id: string; name: string; filter: OrderFilter }

/** Those of a member of staff, the oldest first. */
export async function listOrderViews(db: Sql, accountId: string): Promise<OrderView[]> {
  const found = await db.all<{ id: string; name: string; filter: string }>`
    select id, name, filter from order_view where account_id = ${accountId} order by at, id`
  return found.map((view) => ({ ...view, filter: JSON.parse(view.filter) as OrderFilter }))
}

/** How many rows it made: none when there is one with this id already. */
export const insertOrderView = (
  tx: Sql,
  { id, name, filter, accountId, at }: OrderView & { accountId: string; at: number },
) => tx.run`
  insert into order_view (id, account_id, name, filter, at)
  values (${id}, ${accountId}, ${name}, ${JSON.stringify(filter)}, ${at}) on conflict (id) do nothing`

/** Its name; undefined: they have none with this id. */
export const deleteOrderView = (tx: Sql, accountId: string, id: string) => tx.maybeOne<{
  name: string
}>`
  delete from order_view where id = ${id} and account_id = ${accountId} returning name`

/** When the account is deleted. */
export const deleteOrderViews = (tx: Sql, accountId: string) =>
  tx.run`delete from order_view where account_id = ${accountId}`
