import type { Sql, Tx } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { type Paisa, paisa } from '../../money.ts'

/** Condition on `orders`, as in its partial index: the customer paid less, and it isn't settled. */
export const isShort = sql`uncollected > 0`

/** What is still missing of an order (paisa). */
export const uncollectedOf = async (db: Sql, orderId: string): Promise<Paisa> =>
  paisa(
    (
      await db.maybeOne<{ uncollected: number }>`
        select uncollected from orders where id = ${orderId}`
    )?.uncollected ?? 0,
  )

/** Of a locked order: `by` paisa more are missing, or less if it is negative. */
export const changeUncollected = (tx: Tx, orderId: string, by: Paisa) =>
  tx.run`update orders set uncollected = uncollected + ${by} where id = ${orderId}`

/** Its delivery was taken back: nothing was due yet. */
export const clearUncollected = (tx: Tx, orderId: string) =>
  tx.run`update orders set uncollected = 0 where id = ${orderId}`

/** Orders that were paid short, and what is missing of all of them (paisa). */
export async function sumShort(db: Sql): Promise<{ orders: number; amount: Paisa }> {
  const { orders, amount } = await db.one<{ orders: number; amount: number }>`
    select count(*) as orders, cast(coalesce(sum(uncollected), 0) as bigint) as amount from orders where ${isShort}`
  return { orders, amount: paisa(amount) }
}
