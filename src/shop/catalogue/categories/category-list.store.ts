import type { Sql, Tx } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { CategoryKey } from './category.ts'
import { changeCatalogue, lockCatalogue } from '../catalogue-version.store.ts'

/** All categories, empty ones too: those above first, then in the order of the shop. */
export const allCategories = (db: Sql) => db.all<CategoryKey>`
  select path, name, parent_path as "parentPath", level from category
  order by level, position, path collate "binary"`

/** A category with how many products stand in it itself (lowest level only): all, and those that shoppers see. */
export type CountedCategory = CategoryKey & { products: number; published: number }

/** The same with counts, drafts among them. */
export const countedCategories = (db: Sql) => db.all<CountedCategory>`
  select path, name, parent_path as "parentPath", level,
    coalesce(products, 0) as products, coalesce(published, 0) as published
  from category left join (
    select category_path, count(*) as products, count(published_at) as published
    from product group by category_path) as counted on counted.category_path = category.path
  order by level, position, path collate "binary"`

/** Keeps a category as it is until this transaction ends: no product comes into it or leaves it meanwhile. */
export async function lockCategory(tx: Sql, path: string) {
  await tx.all`select id from product where ${isUnder(path)} order by id collate "binary" ${tx.forUpdate}`
  await tx.all`
    select path from category where path = ${path} or path like ${`${path}/%`}
    order by path collate "binary" ${tx.forRemoval}`
  await lockCatalogue(tx)
}

/** Makes a category like another one at another path, unless there is one. */
export const copyCategory = (
  tx: Tx,
  from: string,
  { path, parentPath, name }: Omit<CategoryKey, 'level'>,
) => changeCatalogue(tx).run`
  insert into category (path, parent_path, level, name, position, tint, picture, description)
  select ${path}, ${parentPath}, level, ${name}, position, tint, picture, description from category where path = ${from}
  on conflict (path) do nothing`

/** Takes the products of a lowest category into another one, and says which; `now` in milliseconds UTC. */
export const moveProducts = (tx: Tx, from: string, to: string, now: number) => changeCatalogue(tx)
  .all<{
  id: string
}>`
  update product set category_path = ${to}, sub_path = ${above(to)}, main_path = ${above(above(to))},
    family_key = ${to} || substr(family_key, ${from.length + 1}), updated_at = ${now}, version = version + 1
  where category_path = ${from} returning id`

const above = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** How many it was; 0 where it has that name already. */
export const renameCategory = (tx: Tx, path: string, name: string) =>
  changeCatalogue(tx)
    .run`update category set name = ${name} where path = ${path} and name <> ${name}`

const isUnder = (path: string) =>
  sql`(category_path = ${path} or main_path = ${path} or sub_path = ${path})`

/** Says that all products of a category have changed, and which they are. */
export const touchProducts = (tx: Tx, path: string, now: number) => changeCatalogue(tx).all<{
  id: string
}>`
  update product set updated_at = ${now}, version = version + 1 where ${isUnder(path)} returning id`

export const hasProducts = async (tx: Sql, path: string) =>
  (await tx.maybeOne`select id from product where ${isUnder(path)} limit 1`) !== undefined

export const setCategoryPosition = (tx: Tx, path: string, position: number) =>
  changeCatalogue(tx)
    .run`update category set position = ${position} where path = ${path} and position <> ${position}`

/** Those below before those above; none of them may have products any more. */
export async function deleteCategories(tx: Tx, paths: readonly string[]) {
  for (const path of paths.toSorted((a, b) => b.split('/').length - a.split('/').length))
    await changeCatalogue(tx).run`delete from category where path = ${path}`
}
