import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import type { Order } from './order.ts'

type Figures = Pick<Order, 'status' | 'subtotal' | 'redeemedPoints'>

/** Differs when an order has moved on, or something of it was cancelled or paid with points. */
export const signOf = ({ status, subtotal, redeemedPoints }: Figures) =>
  `${status} ${subtotal} ${redeemedPoints}`

/** The signs of many orders with one question. */
export async function signsOf(db: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await db.all<Figures & { id: string }>`
    select id, status, subtotal, redeemed_points as "redeemedPoints" from orders where id in ${list([...ids])}`
  return new Map(found.map((row) => [row.id, signOf(row)]))
}
