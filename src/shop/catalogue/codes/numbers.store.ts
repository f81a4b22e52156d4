import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import type { Product } from '../product.ts'
import { type ProductRow, productsWithCategory, type Reader, toProduct } from '../products.store.ts'

/** Published products by number, in no order. */
export async function productsByNumber(
  visit: Reader,
  numbers: readonly number[],
): Promise<Product[]> {
  if (numbers.length === 0) return []
  const found = await visit.db.all<ProductRow>`${productsWithCategory}
    where product.number in ${list(numbers)} and published_at is not null`
  const at = visit.now()
  return found.map((row) => toProduct(row, visit.seesWholesale, at))
}

/** By number, the names of those that were sold once and are not any more; a draft has never been. */
export async function namesOfWithdrawn(
  db: Sql,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const found = await db.all<{ number: number; name: string }>`
    select number, name from product
    where number in ${list(numbers)} and published_at is null and listed_at is not null`
  return new Map(found.map(({ number, name }) => [number, name]))
}
