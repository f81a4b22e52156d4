import type { Sql } from '#db/database.ts'

/** Orders for pickup that became ready before `readyBefore` (ms UTC) and still wait for their customers. */
export const waitingPickups = (db: Sql, readyBefore: number) =>
  db.all<{ id: string; readyAt: number }>`
    select orders.id, order_change.at as "readyAt"
    from orders join order_change on order_change.order_id = orders.id and order_change.status = orders.status
    where pickup_code is not null and orders.status = 'ready' and order_change.at < ${readyBefore}
    order by order_change.at, orders.id`

/** False: it was reminded of since it became ready. */
export const markReminded = async (
  tx: Sql,
  { id, readyAt, at }: { id: string; readyAt: number; at: number },
): Promise<boolean> =>
  (await tx.run`
    update orders set pickup_reminded_at = ${at}
    where id = ${id} and (pickup_reminded_at is null or pickup_reminded_at < ${readyAt})`) > 0
