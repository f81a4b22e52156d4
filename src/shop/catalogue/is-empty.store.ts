import type { Sql } from '#db/database.ts'

/** An empty shop: no product and no account. */
export async function isEmptyShop(db: Sql): Promise<boolean> {
  const row = await db.maybeOne`
    select 1 as one from product union all select 1 as one from account limit 1`
  return row === undefined
}
