import type { Sql } from '#db/database.ts'

/** A delivered order of this account has the product. */
export async function hasReceived(db: Sql, accountId: string, productId: string): Promise<boolean> {
  const found = await db.maybeOne<{ id: string }>`
    select orders.id from order_line join orders on orders.id = order_line.order_id
    where product_id = ${productId} and account_id = ${accountId} and status = 'delivered'
      and quantity > cancelled_quantity limit 1`
  return found !== undefined
}

/** Any delivered order. */
export const hasReceivedAnything = async (db: Sql, accountId: string) =>
  (await db.maybeOne`
    select 1 from orders where account_id = ${accountId} and status = 'delivered' limit 1`) !==
  undefined
