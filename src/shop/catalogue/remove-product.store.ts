import type { Sql, Tx } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { isNumber } from './products.store.ts'
import { changeCatalogue } from './catalogue-version.store.ts'

/** Whether anything refers to a product that is kept for good: orders, reviews, changes of its stock. */
export const hasHistory = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx.maybeOne`
    select 1 as one where exists (select 1 from order_line where product_id = ${id})
      or exists (select 1 from product_review where product_id = ${id})
      or exists (select 1 from stock_entry where product_id = ${id})`) !== undefined

export const unpublish = (tx: Tx, id: string, now: number) => changeCatalogue(tx).run`
  update product set published_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`

/** Removes a product that `lockProduct` holds; the tables of what people had put aside of it follow by themselves. */
export async function deleteProduct(
  tx: Tx,
  { id, number }: { id: string; number: number },
  now: number,
) {
  await changeCatalogue(tx).run`delete from product where id = ${id}`
  await changeCatalogue(tx)
    .run`insert into removed_product (id, number, removed_at) values (${id}, ${number}, ${now})`
}

export const wasRemoved = async (tx: Sql, idOrNumber: string): Promise<boolean> =>
  (await tx.maybeOne`
    select 1 as one from removed_product
    where ${isNumber(idOrNumber) ? sql`number = ${Number(idOrNumber)}` : sql`id = ${idOrNumber}`}`) !==
  undefined
