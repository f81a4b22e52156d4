import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { among, ledBy } from './family.ts'
import type { Product } from '../product.ts'
import { type ProductRow, productsWithCategory, type Reader, toProduct } from '../products.store.ts'

/**
 * Each of these products as the card of its family, with its published sizes; in place of one that is
 * sold out, a size that is not.
 */
export async function withSizes(visit: Reader, products: readonly Product[]): Promise<Product[]> {
  const families = await familiesOf(
    visit,
    products.map(({ id }) => id),
  )
  return products.map((product) => ledBy(product, families.get(product.id) ?? []))
}

/** The same, where each leads its card, sold out or not. */
export async function besideSizes(visit: Reader, products: readonly Product[]): Promise<Product[]> {
  const families = await familiesOf(
    visit,
    products.map(({ id }) => id),
  )
  return products.map((product) => among(product, families.get(product.id) ?? []))
}

/** A product with the published sizes of its family. */
export async function withAllSizes(visit: Reader, product: Product): Promise<Product> {
  const family = (await familiesOf(visit, [product.id])).get(product.id) ?? []
  return among(product, family)
}

/** This product, and the published sizes of its family. */
export async function idsOfSizes(db: Sql, id: string): Promise<string[]> {
  const sizes = await db.all<{ id: string }>`
    select size.id from product join product as size on size.family_key = product.family_key
    where product.id = ${id} and size.published_at is not null`
  return [...new Set([id, ...sizes.map((size) => size.id)])]
}

async function familiesOf(
  visit: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product[]>> {
  if (ids.length === 0) return new Map()
  const found = await visit.db.all<ProductRow>`${productsWithCategory}
    where product.family_key in (select family_key from product where id in ${list(ids)})
      and published_at is not null order by product.number`
  const at = visit.now()
  const families = Map.groupBy(found, (row) => row.family_key)
  return new Map(
    found.map(({ id, family_key: key }) => [
      id,
      (families.get(key) ?? []).map((row) => toProduct(row, visit.seesWholesale, at)),
    ]),
  )
}
