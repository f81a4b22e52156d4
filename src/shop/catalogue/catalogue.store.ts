import type { Db, Sql, Tx } from '#db/database.ts'
import { column, joined, list, sql } from '#db/sql.ts'
import { changeCatalogue } from './catalogue-version.store.ts'
import { byFacetColumn } from './lists/facets.ts'
import type { ListedRow } from './lists/listed-product.ts'

export type CatalogueRow = ListedRow & {
  name_ur: string
  description: string
  main_name: string
  sub_name: string
  item_name: string
  published_at: number | null
  updated_at: number
  version: number
}

const facetTexts = joined(Object.values(byFacetColumn(column)), ', ')

const catalogueRow = sql`
  select product.id, number, product.name, name_ur, ${facetTexts}, product.description, main_path, sub_path, category_path,
    pack_amount, pack_unit, family_key, popularity, created_at, stock, list_price, offer_price, offer_from, offer_until,
    wholesale_list_price, wholesale_offer_price, multi_quantity, multi_price, multi_from, multi_until,
    rating_sum, rating_count, published_at, updated_at, version,
    main.name as main_name, sub.name as sub_name, item.name as item_name
  from product
  join category main on main.path = product.main_path
  join category sub on sub.path = product.sub_path
  join category item on item.path = product.category_path`

/** What lists keep of a product, and of which time and version it is (milliseconds UTC). */
export type Change = ListedRow & {
  updated_at: number
  version: number
  published_at: number | null
}

const listedRow = sql`
  select id, number, name, main_path, sub_path, category_path, pack_amount, family_key, popularity, created_at, stock,
    ${facetTexts}, pack_unit, list_price, offer_price, offer_from, offer_until, wholesale_list_price, wholesale_offer_price,
    multi_quantity, multi_price, multi_from, multi_until, rating_sum, rating_count, updated_at, version, published_at
  from product`

/** When the last of all changes of products was; 0: there are none. */
export const newestChange = async (db: Sql): Promise<number> =>
  (await db.one<{ at: number }>`select coalesce(max(updated_at), 0) as at from product`).at

/**
 * So many of the last changes of products, drafts too, that come after one in the order of time and id; `until`: and
 * not after this time.
 */
export const changesAfter = (
  db: Sql,
  { updated_at: at, id }: Pick<Change, 'updated_at' | 'id'>,
  limit: number,
  until: number | null = null,
) => db.all<Change>`
  ${listedRow} where (updated_at, id) > (${at}, ${id}) and ${until === null ? sql`1 = 1` : sql`updated_at <= ${until}`}
  order by updated_at, id limit ${limit}`

/** At which times after one (milliseconds UTC) products were changed last, and how many; oldest first. */
export const timesOfChanges = (db: Sql, after: number) => db.all<{ at: number; count: number }>`
  select updated_at as at, count(*) as count from product where updated_at > ${after}
  group by updated_at order by updated_at`

/** These products, drafts too. */
export const rowsOf = (db: Sql, ids: readonly string[]) =>
  db.all<CatalogueRow>`${catalogueRow} where product.id in ${list(ids)}`

/** What lists keep of so many published products that come after an id in the order of ids. */
export const listedAfter = (db: Sql, id: string, limit: number) => db.all<ListedRow>`
  ${listedRow} where id > ${id} and published_at is not null order by id limit ${limit}`

/** So many products, drafts too, that come after an id in the order of ids. */
export const rowsAfter = (db: Sql, id: string, limit: number) => db.all<CatalogueRow>`
  ${catalogueRow} where product.id > ${id} order by product.id limit ${limit}`

/** Products removed at or after a time (milliseconds UTC). */
export const removedSince = (db: Sql, since: number) =>
  db.all<{ id: string }>`select id from removed_product where removed_at >= ${since}`

/** Brings the order of "popular" up to what was sold; `now` in milliseconds UTC. */
export const refreshPopularity = (db: Db, now: number) =>
  db.transaction(
    (tx) => changeCatalogue(tx).run`
      update product set popularity = sold, updated_at = ${now} where popularity <> sold`,
  )

/** Says that the place of these products in the lists has changed, by their stock. */
export async function moveInLists(tx: Tx, ids: readonly string[], now: number) {
  if (ids.length > 0)
    await changeCatalogue(tx).run`update product set updated_at = ${now} where id in ${list(ids)}`
}
