import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { type ProductRow, productsWithShelf } from '../products.store.ts'

export type KnownRow = ProductRow & { sku: string; perishable: number }

/** The products with these codes, drafts too, by code. */
export async function productsBySku(
  db: Sql,
  skus: readonly string[],
): Promise<Map<string, KnownRow>> {
  const found = await db.all<KnownRow>`${productsWithShelf} where product.sku in ${list(skus)}`
  return new Map(found.map((row) => [row.sku, row]))
}

/** The same, held until the transaction ends; locked in the order of ids, as orders do. */
export async function lockBySku(tx: Sql, skus: readonly string[]) {
  await tx.all`select id from product where sku in ${list(skus)} order by id collate "binary" ${tx.forUpdate}`
  return productsBySku(tx, skus)
}
