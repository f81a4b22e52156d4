import type { Sql } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import { codeKey } from '../codes/code-key.ts'
import { type ProductRow, productsWithCategory } from '../products.store.ts'
import { codeOfNumber, numberInCode } from './code-of-number.ts'

export type KnownRow = ProductRow & { perishable: number }

/** The products with these codes, in whatever case, drafts too, by code; one without a code by its number (`codeOfNumber`). */
export async function productsBySku(
  db: Sql,
  skus: readonly string[],
): Promise<Map<string, KnownRow>> {
  const found = await db.all<KnownRow>`${productsWithCategory} where ${named(skus)}`
  const byCode = new Map(found.map((row) => [row.sku, row]))
  const byKey = new Map(found.map((row) => [row.sku === null ? codeOfNumber(row.number) : row.sku_key, row])) // prettier-ignore
  return new Map(
    skus.flatMap((sku) => {
      const row = byCode.get(sku) ?? byKey.get(codeKey(sku))
      return row === undefined ? [] : [[sku, row] as const]
    }),
  )
}

/** The products with these barcodes, drafts too. */
export const productsByBarcode = (db: Sql, barcodes: readonly string[]) =>
  db.all<Pick<KnownRow, 'barcode' | 'sku' | 'number' | 'name'>>`
    select barcode, sku, number, name from product where barcode in ${list(barcodes)} order by number`

/** The same, held until the transaction ends, with the products of `ids`; locked in the order of ids, as orders do. */
export async function lockBySku(tx: Sql, skus: readonly string[], ids: readonly string[] = []) {
  const these = ids.length === 0 ? named(skus) : sql`(${named(skus)} or id in ${list(ids)})`
  await tx.all`select id from product where ${these} order by id collate "binary" ${tx.forUpdate}`
  return productsBySku(tx, skus)
}

function named(skus: readonly string[]): Fragment {
  const numbers = skus.flatMap((sku) => numberInCode(sku) ?? [])
  const coded = sql`product.sku in ${list(skus)} or product.sku_key in ${list(skus.map(codeKey))}`
  return numbers.length === 0
    ? sql`(${coded})`
    : sql`(${coded} or (product.number in ${list(numbers)} and product.sku is null))`
}

/** Codes of products whose other spelling another product had first, in databases from before codes were one. */
export async function codesApart(db: Sql): Promise<string[]> {
  const found = await db.all<{ sku: string }>`
    select sku from product where sku is not null and sku_key is null`
  return found.map(({ sku }) => sku)
}
