import type { Sql } from '#db/database.ts'
import type { OrderStatus } from '../../order-states.ts'

export type WaitingPickup = { id: string; readyAt: number; isReminded: boolean }

/** Orders that are ready and wait for their customers. */
export async function waitingPickups(db: Sql): Promise<WaitingPickup[]> {
  const ready: OrderStatus = 'ready'
  const found = await db.all<{ id: string; readyAt: number; remindedAt: number | null }>`
    select orders.id, order_change.at as "readyAt", pickup_reminded_at as "remindedAt"
    from orders join order_change on order_change.order_id = orders.id and order_change.status = ${ready}
    where pickup_code is not null and orders.status = 'ready'
    order by order_change.at, orders.id`
  return found.map(({ id, readyAt, remindedAt }) => ({
    id,
    readyAt,
    isReminded: remindedAt !== null,
  }))
}

/** False: it was reminded of before. */
export const markReminded = async (tx: Sql, id: string, at: number): Promise<boolean> =>
  (await tx.run`
    update orders set pickup_reminded_at = ${at} where id = ${id} and pickup_reminded_at is null`) >
  0
