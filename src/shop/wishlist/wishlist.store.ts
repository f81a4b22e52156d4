import type { Sql } from '#db/database.ts'

/** Published products, newest first. */
export async function listFavourites(db: Sql, accountId: string): Promise<string[]> {
  const found = await db.all<{ id: string }>`
    select product_id as id from favourite join product on product.id = favourite.product_id
    where account_id = ${accountId} and published_at is not null order by added_at desc, product_id`
  return found.map((row) => row.id)
}

export const insertFavourite = (
  tx: Sql,
  accountId: string,
  productId: string,
  now: number,
) => tx.run`
  insert into favourite (account_id, product_id, added_at) values (${accountId}, ${productId}, ${now})
  on conflict (account_id, product_id) do nothing`

export const deleteFavourite = (tx: Sql, accountId: string, productId: string) =>
  tx.run`delete from favourite where account_id = ${accountId} and product_id = ${productId}`

export const deleteFavourites = (tx: Sql, accountId: string) =>
  tx.run`delete from favourite where account_id = ${accountId}`

export const moveFavourites = (tx: Sql, from: string, to: string) => tx.run`
  insert into favourite (account_id, product_id, added_at)
  select ${to}, product_id, added_at from favourite where account_id = ${from}
  on conflict (account_id, product_id) do nothing`
