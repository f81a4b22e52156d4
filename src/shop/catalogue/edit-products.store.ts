import type { Sql } from '#db/database.ts'
import { contains, sql } from '#db/sql.ts'
import { isNumber, type ProductRow, productsWithShelf } from './products.store.ts'

/** A product, drafts too, by numeric id or `_id`. */
export const findAnyProduct = (db: Sql, id: string) => db.maybeOne<
  ProductRow & { perishable: number }
>`${productsWithShelf}
  where ${isNumber(id) ? sql`product.number = ${Number(id)}` : sql`product.id = ${id}`}`

/** The same, held until the transaction ends. */
export async function lockProduct(tx: Sql, id: string, lock = tx.forUpdate) {
  await tx.maybeOne`select id from product
    where ${isNumber(id) ? sql`number = ${Number(id)}` : sql`id = ${id}`} ${lock}`
  return findAnyProduct(tx, id)
}

/** A page of all products, newest first, whose name, brand or code has the text in it. */
export const searchProducts = (
  db: Sql,
  text: string,
  limit: number,
  offset: number,
) => db.all<ProductRow>`${productsWithShelf}
  where ${like(text)} order by product.number desc limit ${limit} offset ${offset}`

export async function countProducts(db: Sql, text: string): Promise<number> {
  return (
    await db.one<{ count: number }>`select count(*) as count from product where ${like(text)}`
  ).count
}

const like = (text: string) =>
  text === ''
    ? sql`1 = 1`
    : sql`lower(product.name || ' ' || product.brand || ' ' || coalesce(product.sku, '')) like ${contains(text)} escape '\\'`

/** The `_id` of every product by the shop's own code. */
export async function idsBySku(db: Sql): Promise<Map<string, string>> {
  const found = await db.all<{
    sku: string
    id: string
  }>`select sku, id from product where sku is not null`
  return new Map(found.map((row) => [row.sku, row.id]))
}
