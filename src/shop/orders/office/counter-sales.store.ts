import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { type Paisa, paisa } from '../../money.ts'
import type { Payment } from '../../settings/payment.ts'
import type { Order } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import { filled } from '../orders.store.ts'

/** A sale in the list of the counter. `soldBy` null: the account was deleted. */
export type CounterSale = {
  id: string
  placedAt: number
  soldBy: string | null
  pieces: number
  payment: Payment
  total: Paisa
  refunded: Paisa
}

// The second condition is that of the partial index.
const isSale = sql`channel = 'counter' and channel <> 'online'`
const refunded = sql`coalesce((select cast(sum(refund) as bigint) from return_request
  where order_id = orders.id and state = 'accepted' and refund is not null), 0)`

/** Newest first. `since`: ms UTC. */
export async function salesSince(db: Sql, since: number, limit: number): Promise<CounterSale[]> {
  const rows = await db.all<CounterSale>`
    select orders.id, placed_at as "placedAt", total, payment, ${refunded} as refunded,
      (select full_name from order_change join account on account.id = order_change.account_id
        where order_id = orders.id and order_change.status = 'placed') as "soldBy",
      (select cast(sum(quantity - cancelled_quantity) as bigint) from order_line
        where order_id = orders.id) as pieces
    from orders where ${isSale} and placed_at >= ${since}
    order by placed_at desc, id desc limit ${limit}`
  return rows.map((row) => ({ ...row, total: paisa(row.total), refunded: paisa(row.refunded) }))
}

/** Of all sales since `since` (ms UTC). */
export async function sumSales(db: Sql, since: number) {
  const { count, total, paidBack } = await db.one<{
    count: number
    total: number
    paidBack: number
  }>`
    select count(*) as count, coalesce(cast(sum(total) as bigint), 0) as total,
      coalesce(cast(sum(refunded) as bigint), 0) as "paidBack"
    from (select total, ${refunded} as refunded from orders
      where ${isSale} and placed_at >= ${since}) as sales`
  return { count, total: paisa(total), refunded: paisa(paidBack) }
}

/** Undefined: not found, or not sold at the counter. */
export async function findSale(db: Sql, id: string): Promise<Order | undefined> {
  const found = await db.all<OrderRow>`select * from orders where id = ${id} and ${isSale}`
  return (await filled(db, found))[0]
}
