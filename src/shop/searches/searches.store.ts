import type { Sql } from '#db/database.ts'
import { list, rows, sql } from '#db/sql.ts'

/** Returns the day's secret; the first caller's `secret` is stored. */
export async function secretOf(tx: Sql, day: string, secret: string): Promise<string> {
  await tx.run`
    insert into search_secret (day, secret) values (${day}, ${secret}) on conflict (day) do nothing`
  const row = await tx.one<{ secret: string }>`select secret from search_secret where day = ${day}`
  return row.secret
}

type Seen = { day: string; query: string; visitor: string; found: number }

/** Once per visitor and day, at most `maxPerVisitor` a day. */
export const countVisitorSearch = (
  tx: Sql,
  { day, query, visitor, found }: Seen,
  maxPerVisitor: number,
) => tx.run`
  insert into search_today (day, query, visitor, found)
  select ${day}, ${query}, ${visitor}, ${found}
  where (select count(*) from search_today where day = ${day} and visitor = ${visitor}) < ${maxPerVisitor}
  on conflict (day, query, visitor) do update set found = excluded.found`

type Bought = { day: string; query: string; productId: string }

/** Adds one order to each. */
export const recordBought = (tx: Sql, bought: readonly Bought[]) => tx.run`
  insert into search_bought (day, query, product_id, orders)
  values ${rows(bought.map(({ day, query, productId }) => [day, query, productId, 1]))}
  on conflict (day, query, product_id) do update set orders = search_bought.orders + 1`

/**
 * Closes days before `today`: deletes texts of a single person, keeps only counts of the rest, until
 * `oldest`.
 */
export async function closeDays(tx: Sql, today: string, oldest: string): Promise<void> {
  await tx.run`
    insert into search_day (day, query, people, found)
    select day, query, count(*), max(found) from search_today where day < ${today}
    group by day, query having count(*) > 1 on conflict (day, query) do nothing`
  await tx.run`delete from search_today where day < ${today}`
  await tx.run`delete from search_secret where day < ${today}`
  await tx.run`
    delete from search_bought where day < ${oldest} or (day < ${today} and not exists (
      select 1 from search_day where search_day.day = search_bought.day and search_day.query = search_bought.query))`
  await tx.run`delete from search_day where day < ${oldest}`
}

/** `found`: results at the last count. */
export type Searched = { query: string; people: number; found: number }

type Choice = { nothing: boolean; nothingFirst: boolean; limit: number; offset: number }

/** Most frequent first; `nothingFirst`: searches without results before all others. */
export const searchedSince = (
  db: Sql,
  since: string,
  { nothing, nothingFirst, limit, offset }: Choice,
) => db.all<Searched>`
  select query, cast(sum(people) as bigint) as people, max(found) as found from (${counted(since)}) as counted
  group by query ${nothing ? sql`having max(found) = 0` : sql``}
  order by ${nothingFirst ? sql`case when max(found) = 0 then 0 else 1 end,` : sql``} sum(people) desc, query
  limit ${limit} offset ${offset}`

export async function countSearched(db: Sql, since: string, nothing: boolean): Promise<number> {
  const { count } = await db.one<{ count: number }>`
    select count(*) as count from (
      select query from (${counted(since)}) as counted
      group by query ${nothing ? sql`having max(found) = 0` : sql``}) as queries`
  return count
}

const counted = (since: string) => sql`
  select query, people, found from search_day where day >= ${since}
  union all
  select query, count(*) as people, max(found) as found from search_today where day >= ${since}
  group by day, query`

export type BoughtAfter = { query: string; productId: string; name: string; orders: number }

/** Most bought first per query. */
export const boughtAfter = (db: Sql, since: string, queries: readonly string[]) =>
  queries.length === 0
    ? Promise.resolve([])
    : db.all<BoughtAfter>`
        select query, product_id as "productId", product.name, cast(sum(orders) as bigint) as orders
        from search_bought join product on product.id = product_id
        where day >= ${since} and query in ${list(queries)}
        group by query, product_id, product.name order by sum(orders) desc, product.name`

/** Texts that at least `people` searched for and bought since the day, most frequent first. */
export const popularSince = (db: Sql, since: string, people: number, limit: number) =>
  db.all<{ query: string }>`
    select query from search_day where day >= ${since}
      and exists (select 1 from search_bought where search_bought.query = search_day.query and search_bought.day >= ${since})
    group by query having sum(people) >= ${people} order by sum(people) desc, query limit ${limit}`
