import type { Sql, Tx } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'

/** Counts are kept in periods of 30 days, the last three of them. */
const periodLength = 30 * 24 * 60 * 60_000
const periodsKept = 3
const maxPerProduct = 50
/** One order may be chance. */
const minOrders = 2

const periodOf = (at: number) => Math.floor(at / periodLength)

/** Counts every pair of these products that still exist. `at`: delivered, ms UTC. */
export async function countTogether(tx: Tx, productIds: readonly string[], at: number) {
  if (productIds.length < 2) return
  const known = await tx.all<{ id: string }>`
    select id from product where id in ${list(productIds)} order by id`
  const pairs = known.flatMap(({ id }) =>
    known.filter((other) => other.id !== id).map((other) => [id, other.id, periodOf(at), 1]),
  )
  if (pairs.length === 0) return
  await tx.run`
    insert into bought_together (product_id, other_id, period, orders) values ${rows(pairs)}
    on conflict (product_id, other_id, period) do update set orders = bought_together.orders + 1`
}

/** Both in ms UTC; true within the last 90 days. */
export const isCountedStill = (at: number, now: number) =>
  periodOf(at) > periodOf(now) - periodsKept

/** Removes up to `limit` orders from the list of uncounted ones and returns them. */
export async function takeOrdersToCount(
  tx: Tx,
  limit: number,
): Promise<{ id: string; deliveredAt: number }[]> {
  const next = await tx.all<{ id: string }>`
    select order_id as id from order_to_count order by delivered_at desc, order_id limit ${limit}`
  if (next.length === 0) return []
  return tx.all<{ id: string; deliveredAt: number }>`
    delete from order_to_count where order_id in ${list(next.map(({ id }) => id))}
    returning order_id as id, delivered_at as "deliveredAt"`
}

/** Most frequent first, without the given products and their other sizes. */
export async function idsBoughtWith(
  db: Sql,
  productIds: readonly string[],
  now: number,
  limit: number,
): Promise<string[]> {
  if (productIds.length === 0) return []
  const found = await db.all<{ id: string }>`
    select other_id as id from bought_together
    where product_id in ${list(productIds)} and other_id not in ${list(productIds)}
      and period > ${periodOf(now) - periodsKept}
      and not exists (select 1 from product as size join product as given on given.family_key = size.family_key
        where size.id = other_id and given.id in ${list(productIds)})
    group by other_id having sum(orders) >= ${minOrders}
    order by sum(orders) desc, other_id limit ${limit}`
  return found.map(({ id }) => id)
}

/** Deletes counts older than 90 days, and all but the strongest pairs of each closed period. */
export async function thinOutTogether(db: Sql, now: number) {
  const current = periodOf(now)
  await db.run`delete from bought_together where period <= ${current - periodsKept}`
  await db.run`
    delete from bought_together where period < ${current} and (product_id, other_id, period) in (
      select product_id, other_id, period from (
        select product_id, other_id, period,
          row_number() over (partition by product_id, period order by orders desc, other_id) as place
        from bought_together where period < ${current}) as ranked
      where place > ${maxPerProduct})`
}
