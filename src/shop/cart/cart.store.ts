import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import type { CartItem } from './cart.ts'

/** The account's cart, in the order in which things were put in. */
export const readCartItems = (db: Sql, accountId: string) => db.all<CartItem>`
  select product_id as "productId", quantity from cart_line where account_id = ${accountId} order by added_at, product_id`

/** Replaces the account's cart; `now` and the place in the list keep their order. */
export async function writeCartItems(
  tx: Sql,
  accountId: string,
  items: readonly CartItem[],
  now: number,
) {
  await emptyCart(tx, accountId)
  if (items.length === 0) return
  const lines = items.map((item, index) => [accountId, item.productId, item.quantity, now + index])
  await tx.run`insert into cart_line (account_id, product_id, quantity, added_at) values ${rows(lines)}`
}

export const emptyCart = (tx: Sql, accountId: string) =>
  tx.run`delete from cart_line where account_id = ${accountId}`
