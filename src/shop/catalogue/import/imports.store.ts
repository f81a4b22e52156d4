import type { Sql, Tx } from '#db/database.ts'
import { list, rows, sql } from '#db/sql.ts'
import type { KnownRow } from './listed-products.store.ts'
import { productsWithCategory } from '../products.store.ts'
import { changeCatalogue } from '../catalogue-version.store.ts'

/**
 * An import of the last weeks, or a change of many products (`change`, as JSON), and what undoing it came to.
 * `by` and `undoneBy` are names. Times are ms UTC.
 */
export type PastImport = {
  id: string
  change: string | null
  at: number
  by: string | null
  file: string
  added: number
  changed: number
  removed: number
  restored: number
  kept: number
  undoneAt: number | null
  undoneBy: string | null
}

const past = sql`
  select product_import.id, change, product_import.at, maker.full_name as by, file, added, changed, removed, restored, kept,
    undone_at as "undoneAt", undoer.full_name as "undoneBy"
  from product_import
  left join account maker on maker.id = product_import.account_id
  left join account undoer on undoer.id = product_import.undone_by`

/** The last imports, the newest first. */
export const lastImports = (db: Sql, limit: number) =>
  db.all<PastImport>`${past} order by product_import.at desc, product_import.id desc limit ${limit}`

export const findImport = (db: Sql, id: string) =>
  db.maybeOne<PastImport>`${past} where product_import.id = ${id}`

/** Held until the transaction ends: two who undo the same import take turns. */
export const lockImport = (tx: Sql, id: string) => tx.maybeOne<{ undoneAt: number | null }>`
  select undone_at as "undoneAt" from product_import where id = ${id} ${tx.forUpdate}`

/** What undoing comes to for a product: it goes, is as before, or stays, because of what happened since. */
export const outcomes = ['removed', 'restored', 'ordered', 'changed', 'gone'] as const
export type Outcome = (typeof outcomes)[number]

const since = sql`(select at from product_import where id = import_id)`

/** Ordered since, even where it was cancelled; or stock came back of an order. */
const isOrdered = sql`(
  exists (select 1 from order_line join orders on orders.id = order_line.order_id
    where order_line.product_id = product.id and orders.placed_at >= ${since})
  or exists (select 1 from stock_entry where stock_entry.product_id = product.id
    and stock_entry.at >= ${since} and stock_entry.order_id is not null))`

/** Of one that the import made: it has got what a product cannot lose again. */
const isKnown = sql`(product.picture is not null
  or exists (select 1 from product_review where product_review.product_id = product.id)
  or exists (select 1 from order_line where order_line.product_id = product.id)
  or exists (select 1 from stock_entry where stock_entry.product_id = product.id
    and stock_entry.reason <> 'imported'))`

/** Lists count the stock, which an order has moved since; what staff changes of many has no stock in it. */
const isList = sql`(select product_import.change from product_import where id = import_id) is null`

const outcome = sql`case
  when product.id is null then 'gone'
  when ${isList} and ${isOrdered} then 'ordered'
  when product.version <> change.version then 'changed'
  when before is null and ${isKnown} then 'changed'
  when before is null then 'removed'
  else 'restored' end`

/** How many products of an import would have, or have had, each outcome. */
export const countOutcomes = (db: Sql, id: string) => db.all<{ outcome: Outcome; count: number }>`
  select outcome, count(*) as count from (
    select coalesce(outcome, ${outcome}) as outcome
    from product_import_change change left join product on product.id = product_id
    where import_id = ${id}) as judged
  group by outcome`

/** The products that stay as they are, or stayed, by name. */
export const keptProducts = (db: Sql, id: string, limit: number) => db.all<{
  number: number
  name: string
  why: 'ordered' | 'changed'
}>`
  select number, name, why from (
    select product.number, product.name, coalesce(outcome, ${outcome}) as why
    from product_import_change change join product on product.id = product_id
    where import_id = ${id}) as judged
  where why in ('ordered', 'changed') order by name, number limit ${limit}`

/** The next products of an import to be judged. */
export async function nextToUndo(tx: Sql, id: string, limit: number): Promise<string[]> {
  const found = await tx.all<{ id: string }>`
    select product_id as id from product_import_change
    where import_id = ${id} and outcome is null order by product_id collate "binary" limit ${limit}`
  return found.map((row) => row.id)
}

export type Judged = {
  productId: string
  outcome: Outcome
  /** the version at which the import found it */
  found: number
  before: string | null
}

/** What becomes of these products, which the caller's transaction holds. */
export const judge = (tx: Sql, id: string, products: readonly string[]) => tx.all<Judged>`
  select product_id as "productId", ${outcome} as outcome, found, before
  from product_import_change change left join product on product.id = product_id
  where import_id = ${id} and product_id in ${list(products)}`

export const holdProducts = (tx: Sql, products: readonly string[]) =>
  tx.all`select id from product where id in ${list(products)} order by id collate "binary" ${tx.forRemoval}`

export async function productsById(tx: Sql, ids: readonly string[]): Promise<KnownRow[]> {
  if (ids.length === 0) return []
  return tx.all<KnownRow>`${productsWithCategory} where product.id in ${list(ids)}`
}

/** Removes products that nobody has ordered, with what the ledger says of their stock. */
export async function deleteImported(
  tx: Tx,
  products: readonly { id: string; number: number }[],
  now: number,
) {
  if (products.length === 0) return
  const ids = list(products.map(({ id }) => id))
  const removed = products.map(({ id, number }) => [id, number, now])
  await changeCatalogue(tx)
    .run`insert into removed_product (id, number, removed_at) values ${rows(removed)}`
  await tx.run`delete from stock_entry where product_id in ${ids}`
  await changeCatalogue(tx).run`delete from product where id in ${ids}`
}

/** The import before it left the product at version `from`: it finds it so again, at version `to`. */
export const passOn = (tx: Sql, productId: string, from: number, to: number) => tx.run`
  update product_import_change set version = ${to}
  where product_id = ${productId} and version = ${from} and outcome is null`

export async function saveOutcomes(tx: Sql, id: string, judged: readonly Judged[]) {
  for (const [what, those] of Map.groupBy(judged, (one) => one.outcome))
    await tx.run`
      update product_import_change set outcome = ${what}
      where import_id = ${id} and product_id in ${list(those.map(({ productId }) => productId))}`
  const count = (...some: Outcome[]) => judged.filter((one) => some.includes(one.outcome)).length
  await tx.run`
    update product_import set removed = removed + ${count('removed')}, restored = restored + ${count('restored')},
      kept = kept + ${count('ordered', 'changed')} where id = ${id}`
}

/** That everything of the import has been looked at. */
export const markUndone = (tx: Sql, id: string, by: string, at: number) => tx.run`
  update product_import set undone_at = ${at}, undone_by = ${by} where id = ${id} and undone_at is null`
