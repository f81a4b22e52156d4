import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import type { CartWish } from './cart.ts'

/** The account's cart, in the order in which things were put in. */
export const readCartWishes = (db: Sql, accountId: string) => db.all<CartWish>`
  select product_id as "productId", quantity from cart_line where account_id = ${accountId} order by added_at, product_id`

/** Replaces the account's cart; `now` and the place in the list keep their order. */
export async function writeCartWishes(
  tx: Sql,
  accountId: string,
  wishes: readonly CartWish[],
  now: number,
) {
  await emptyCart(tx, accountId)
  if (wishes.length === 0) return
  const lines = wishes.map((wish, index) => [accountId, wish.productId, wish.quantity, now + index])
  await tx.run`insert into cart_line (account_id, product_id, quantity, added_at) values ${rows(lines)}`
}

export const emptyCart = (tx: Sql, accountId: string) =>
  tx.run`delete from cart_line where account_id = ${accountId}`
