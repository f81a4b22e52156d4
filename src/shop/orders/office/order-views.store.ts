import type { Sql } from '#db/database.ts'
import type { OrderFilter } from './order-filter.ts'

/** A named filter of the orders list. */
export type OrderView = { id: string; name: string; filter: OrderFilter }

/** Oldest first. */
export async function listOrderViews(db: Sql, accountId: string): Promise<OrderView[]> {
  const found = await db.all<{ id: string; name: string; filter: string }>`
    select id, name, filter from order_view where account_id = ${accountId} order by at, id`
  return found.map((view) => ({ ...view, filter: JSON.parse(view.filter) as OrderFilter }))
}

/** Answers 0 when the id exists already. */
export const insertOrderView = (
  tx: Sql,
  { id, name, filter, accountId, at }: OrderView & { accountId: string; at: number },
) => tx.run`
  insert into order_view (id, account_id, name, filter, at)
  values (${id}, ${accountId}, ${name}, ${JSON.stringify(filter)}, ${at}) on conflict (id) do nothing`

/** Returns its name; undefined: not found, or another member's. */
export const deleteOrderView = (tx: Sql, accountId: string, id: string) => tx.maybeOne<{
  name: string
}>`
  delete from order_view where id = ${id} and account_id = ${accountId} returning name`

export const deleteOrderViews = (tx: Sql, accountId: string) =>
  tx.run`delete from order_view where account_id = ${accountId}`
