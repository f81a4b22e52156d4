import type { Sql } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import { type ProductRow, productsWithShelf } from '../products.store.ts'
import { codeOfNumber, numberInCode } from './code-of-number.ts'

export type KnownRow = ProductRow & { perishable: number }

/** The products with these codes, drafts too, by code; one without a code by its number (`codeOfNumber`). */
export async function productsBySku(
  db: Sql,
  skus: readonly string[],
): Promise<Map<string, KnownRow>> {
  const found = await db.all<KnownRow>`${productsWithShelf} where ${named(skus)}`
  return new Map(found.map((row) => [row.sku ?? codeOfNumber(row.number), row]))
}

/** The same, held until the transaction ends; locked in the order of ids, as orders do. */
export async function lockBySku(tx: Sql, skus: readonly string[]) {
  await tx.all`select id from product where ${named(skus)} order by id collate "binary" ${tx.forUpdate}`
  return productsBySku(tx, skus)
}

function named(skus: readonly string[]): Fragment {
  const numbers = skus.flatMap((sku) => numberInCode(sku) ?? [])
  return numbers.length === 0
    ? sql`product.sku in ${list(skus)}`
    : sql`(product.sku in ${list(skus)} or (product.number in ${list(numbers)} and product.sku is null))`
}
