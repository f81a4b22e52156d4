import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'

/** The ids of products that a run added; null: there was no such run. */
export async function productsOfRun(db: Sql, run: string): Promise<ReadonlySet<string> | null> {
  const event = await db.maybeOne<{ data: string }>`
    select data from event where kind = 'products.imported' and subject = ${run}`
  if (event === undefined) return null
  return new Set((JSON.parse(event.data) as { added: string[] }).added)
}

/** The numeric ids of the products with these codes, by code. */
export async function numbersBySku(
  db: Sql,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db.all<{ sku: string; number: number }>`
    select sku, number from product where sku in ${list(skus)}`
  return new Map(found.map(({ sku, number }) => [sku, number]))
}
