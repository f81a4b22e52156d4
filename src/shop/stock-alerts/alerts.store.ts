import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/** Product ids. */
export async function listStockAlerts(db: Sql, accountId: string): Promise<string[]> {
  const found = await db.all<{ id: string }>`
    select product_id as id from stock_wait where account_id = ${accountId} order by asked_at desc, product_id`
  return found.map((row) => row.id)
}

export const insertStockAlert = (
  tx: Sql,
  accountId: string,
  productId: string,
  now: number,
) => tx.run`
  insert into stock_wait (account_id, product_id, asked_at) values (${accountId}, ${productId}, ${now})
  on conflict (account_id, product_id) do nothing`

/** Answers 1 once; a parallel second delete gets 0. */
export const deleteStockAlert = (tx: Sql, accountId: string, productId: string) =>
  tx.run`delete from stock_wait where account_id = ${accountId} and product_id = ${productId}`

export const deleteStockAlerts = (tx: Sql, accountId: string) =>
  tx.run`delete from stock_wait where account_id = ${accountId}`

const met = sql`
  stock_wait join product on product.id = stock_wait.product_id
    and published_at is not null and (stock is null or stock > 0)`

export const isAnyMet = async (db: Sql): Promise<boolean> =>
  (await db.maybeOne`select 1 as one from ${met} limit 1`) !== undefined

/** At most `limit` alerts whose product is available. */
export const findMet = (db: Sql, limit: number) => db.all<{
  accountId: string
  email: string
  fullName: string
  productId: string
  number: number
  name: string
  pack: string
}>`
  select account.id as "accountId", email, full_name as "fullName",
    product.id as "productId", number, product.name, pack_text as pack
  from ${met} join account on account.id = stock_wait.account_id
  order by asked_at, account.id, product.id limit ${limit}`

export const moveStockAlerts = (tx: Sql, from: string, to: string) => tx.run`
  insert into stock_wait (account_id, product_id, asked_at)
  select ${to}, product_id, asked_at from stock_wait where account_id = ${from}
  on conflict (account_id, product_id) do nothing`
