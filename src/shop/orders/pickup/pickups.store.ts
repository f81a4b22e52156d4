import type { Sql } from '#db/database.ts'
import { literals, sql } from '#db/sql.ts'
import { openStatuses } from '../../order-states.ts'
import type { Order } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import { filled } from '../orders.store.ts'
import { searchedPickup } from './pickup.ts'

/** Open orders for pickup, those that are ready first: by number, code or QR code; `text` '': all that are ready. */
export async function findPickups(db: Sql, text: string, limit: number): Promise<Order[]> {
  const id = searchedPickup(text)
  const wanted =
    id === ''
      ? sql`status = 'ready'`
      : sql`(pickup_code = ${id} or (id >= ${id} and id <= ${id.padEnd(26, 'z')}))`
  const rows = await db.all<OrderRow>`
    select * from orders where pickup_code is not null and status in ${literals(openStatuses)} and ${wanted}
    order by case when status = 'ready' then 0 else 1 end, placed_at, id limit ${limit}`
  return filled(db, rows)
}

/** Account of the staff member who delivered it; undefined: it isn't delivered. */
export const deliveredBy = async (db: Sql, orderId: string) =>
  (
    await db.maybeOne<{ by: string | null }>`
      select account_id as by from order_change where order_id = ${orderId} and status = 'delivered'`
  )?.by

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
