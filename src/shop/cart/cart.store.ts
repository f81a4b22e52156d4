import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import type { CartItem } from './cart.ts'

type Row = { productId: string; colour: string; quantity: number }

/** In the order they were added. */
export async function readCartItems(db: Sql, accountId: string): Promise<CartItem[]> {
  const found = await db.all<Row>`
    select product_id as "productId", colour, quantity from cart_line
    where account_id = ${accountId} order by added_at, product_id, colour`
  return found.map(({ colour, ...item }) => ({ ...item, ...(colour !== '' && { colour }) }))
}

/** Replaces all items, keeping their order. */
export async function writeCartItems(
  tx: Sql,
  accountId: string,
  items: readonly CartItem[],
  now: number,
) {
  await emptyCart(tx, accountId)
  if (items.length === 0) return
  const lines = items.map(({ productId, colour = '', quantity }, index) => [
    accountId,
    productId,
    colour,
    quantity,
    now + index,
  ])
  await tx.run`
    insert into cart_line (account_id, product_id, colour, quantity, added_at) values ${rows(lines)}`
}

export const emptyCart = (tx: Sql, accountId: string) =>
  tx.run`delete from cart_line where account_id = ${accountId}`
