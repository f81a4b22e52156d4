import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { StaffReason } from './stock-change.ts'
import type { stockReasons } from './stock.store.ts'

type NewMovement = {
  id: string
  productId: string
  reason: StaffReason
  change: number
  note: string
  bestBefore: string | null
  at: number
  by: string
}

/** Writes what staff changed into the stock ledger; a count that was right is written too. */
export const insertMovement = (
  tx: Sql,
  { id, productId, reason, change, note, bestBefore, at, by }: NewMovement,
) => tx.run`
  insert into stock_entry (id, product_id, reason, change, at, account_id, note, best_before)
  values (${id}, ${productId}, ${reason}, ${change}, ${at}, ${by}, ${note || null}, ${bestBefore})`

export const hasMovement = async (tx: Sql, id: string) =>
  (await tx.maybeOne`select id from stock_entry where id = ${id}`) !== undefined

/** A page goes on after this entry. `at`: ms UTC. */
export type MovementCursor = { at: number; id: string }

/** An entry of the stock ledger. `name` of the product, `person` who made it (null: an order, or the machine). */
export type Movement = MovementCursor & {
  productId: string
  number: number
  name: string
  pack: string
  reason: (typeof stockReasons)[number]
  change: number
  /** of the product */
  stockAfter: number
  note: string | null
  bestBefore: string | null
  orderId: string | null
  person: string | null
  personName: string | null
}

/**
 * The stock ledger, newest first, from `after` on: of one product (its `_id`) all that happened, of all products
 * what staff did by hand.
 */
export async function listMovements(
  db: Sql,
  productId: string | null,
  after: MovementCursor | null,
  limit: number,
): Promise<{ movements: Movement[]; next: MovementCursor | null }> {
  const of =
    productId === null
      ? sql`order_id is null and reason <> 'imported'`
      : sql`product_id = ${productId}`
  const from = after === null ? sql`1 = 1` : sql`(at, id) < (${after.at}, ${after.id})`
  // Each row sums only what lies between it and the next newer row of its product: one pass over the newer movements
  // for the whole page.
  const rows = await db.all<Movement>`
    with page as (
      select found.*, lag(at) over products as newer_at, lag(id) over products as newer_id
      from (select * from stock_entry where ${of} and ${from} order by at desc, id desc limit ${limit + 1}) as found
      window products as (partition by product_id order by at desc, id desc)
    ), entry as (
      select page.*, (
        select coalesce(sum(newer.change), 0) from stock_entry as newer
        where newer.product_id = page.product_id
          and newer.at >= page.at and newer.at <= coalesce(page.newer_at, 9223372036854775807)
          and (newer.at, newer.id) > (page.at, page.id)
          and (page.newer_at is null or (newer.at, newer.id) <= (page.newer_at, page.newer_id))
      ) as change_until_newer from page
    )
    select entry.id, entry.at, entry.product_id as "productId", product.number, product.name, product.pack_text as pack,
      entry.reason, entry.change, cast(coalesce(product.stock, 0) - sum(entry.change_until_newer)
        over (partition by entry.product_id order by entry.at desc, entry.id desc rows unbounded preceding)
      as bigint) as "stockAfter", entry.note, entry.best_before as "bestBefore", entry.order_id as "orderId",
      entry.account_id as person, account.full_name as "personName"
    from entry
    join product on product.id = entry.product_id
    left join account on account.id = entry.account_id and entry.order_id is null
    order by entry.at desc, entry.id desc`
  const movements = rows.slice(0, limit)
  const last = rows.length > limit ? movements.at(-1) : undefined
  return { movements, next: last === undefined ? null : { at: last.at, id: last.id } }
}

/** What came in with a last day, of which something must be left. `left`: pieces, if what came first was sold first. */
export type Expiring = {
  productId: string
  number: number
  name: string
  pack: string
  bestBefore: string
  left: number
}

/**
 * What is left of everything whose last day is between two (yyyy-mm-dd, both in it), the first day first: as if
 * what keeps longest were sold last.
 */
export const listExpiring = (db: Sql, from: string, until: string, limit: number) =>
  db.all<Expiring>`
  select * from (
    select product.id as "productId", product.number, product.name, product.pack_text as pack, batch.day as "bestBefore",
      case when batch.came < product.stock - batch.later then batch.came else product.stock - batch.later end as "left"
    from (
      select product_id, best_before as day, cast(sum(change) as bigint) as came, (
        select cast(coalesce(sum(change), 0) as bigint) from stock_entry as other
        where other.product_id = stock_entry.product_id and other.best_before > stock_entry.best_before) as later
      from stock_entry where best_before is not null and best_before >= ${from} and best_before <= ${until}
      group by product_id, best_before) as batch
    join product on product.id = batch.product_id
    where product.stock is not null) as found
  where "left" > 0 order by "bestBefore", number limit ${limit}`
