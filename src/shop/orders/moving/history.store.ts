import type { Sql } from '#db/database.ts'
import type { ArrivalRow } from '../placing/arrival-of-order.ts'
import type { OrderStatus } from '../../order-states.ts'
import { countOrders } from '../orders.store.ts'

/** How many recent orders of an account are read. */
export const ordersRemembered = 24

/** `quantity`: without cancelled and returned items. */
export type HistoryRow = ArrivalRow & {
  order_id: string
  sequence: number
  status: OrderStatus
  product_id: string
  colour: string
  quantity: number
}

/** Newest order first. */
export async function recentLines(db: Sql, accountId: string): Promise<HistoryRow[]> {
  const last = await countOrders(db, accountId)
  return db.all<HistoryRow>`
    select orders.id as order_id, sequence, status, placed_at, zone, arrives_from, arrives_to,
      window_starts, window_ends, pickup_code, product_id, colour, quantity - cancelled_quantity - returned_quantity as quantity
    from orders join order_line on order_line.order_id = orders.id
    where account_id = ${accountId} and sequence > ${last - ordersRemembered}
    order by sequence desc, position`
}
