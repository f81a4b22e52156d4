import type { Sql } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { saysFolded } from '../../folded.store.ts'
import type { KnownRow } from '../import/listed-products.store.ts'
import { findTranslations } from '../../translations/translations.store.ts'
import { byCodePoint } from '../lists/list-order.ts'
import { productsWithCategory } from '../products.store.ts'

/** A brand as products write it, with how many have it: all, and those that shoppers see. */
export type CountedBrand = { name: string; products: number; published: number }

/** `also`: brands that what is typed names in another language. */
export type BrandSearch = { text: string; also: readonly string[] }

const chosen = ({ text, also }: BrandSearch) => {
  const isNamed = saysFolded(sql`folded_brand`, text)
  return sql`brand <> '' and ${also.length === 0 ? isNamed : sql`(${isNamed} or brand in ${list(also)})`}`
}

/** A page of all brands, by name. Two that differ in capitals are two here, so that they can be made one. */
export const listBrands = (
  db: Sql,
  search: BrandSearch,
  limit: number,
  offset: number,
) => db.all<CountedBrand>`
  select brand as name, count(*) as products, count(published_at) as published
  from product where ${chosen(search)} group by brand
  order by min(folded_brand) collate "binary", brand collate "binary" limit ${limit} offset ${offset}`

export const countBrands = async (db: Sql, search: BrandSearch): Promise<number> =>
  (
    await db.one<{ count: number }>`
    select count(*) as count from (select brand from product where ${chosen(search)} group by brand) as brands`
  ).count

/** The brands that are translated: English and Urdu name, by the English one. */
export async function brandsInUrdu(db: Sql): Promise<[english: string, urdu: string][]> {
  const brands = await db.all<{ brand: string }>`
    select distinct brand from product where brand <> ''`
  const found = await findTranslations(db, 'ur', brands.map(({ brand }) => brand)) // prettier-ignore
  return [...found]
    .map(([english, { text }]): [string, string] => [english, text])
    .toSorted(([a], [b]) => byCodePoint(a, b))
}

/** Whether any product has this brand. */
export const hasBrand = async (db: Sql, brand: string): Promise<boolean> =>
  (await db.maybeOne`select id from product where brand = ${brand} limit 1`) !== undefined

/** Products of a brand that a run has not changed yet: what staff gave the old name since stays. */
const leftOf = (brand: string, run: string) => sql`
  brand = ${brand} and not exists (
    select 1 from product_import_change where import_id = ${run} and product_id = product.id)`

/** Whether a run has anything left to do. */
export const isAnyLeft = async (db: Sql, brand: string, run: string): Promise<boolean> =>
  (await db.maybeOne`select id from product where ${leftOf(brand, run)} limit 1`) !== undefined

/** Some of them, held until the transaction ends; locked in the order of ids, as orders do. */
export async function lockSomeLeft(
  tx: Sql,
  brand: string,
  run: string,
  limit: number,
): Promise<KnownRow[]> {
  const held = await tx.all<{ id: string }>`
    select id from product where ${leftOf(brand, run)} order by id collate "binary" limit ${limit} ${tx.forUpdate}`
  if (held.length === 0) return []
  return tx.all<KnownRow>`${productsWithCategory}
    where product.id in ${list(held.map(({ id }) => id))} and brand = ${brand}`
}

/** Whether a run has written anything yet. */
export const isRunKnown = async (tx: Sql, run: string): Promise<boolean> =>
  (await tx.maybeOne`select id from product_import where id = ${run}`) !== undefined
