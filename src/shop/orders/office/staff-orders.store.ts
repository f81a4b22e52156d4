import type { Sql } from '#db/database.ts'
import { type Fragment, list, literals, sql } from '#db/sql.ts'
import { plainDigits } from '../../digits.ts'
import { type FoldedTable, saysFolded } from '../../folded.store.ts'
import { phoneStart } from '../../accounts/contacts/phone.ts'
import type { Payment } from '../../settings/payment.ts'
import { openStatuses, type OrderStatus } from '../../order-states.ts'
import type { Order, OrderChannel } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import { filled } from '../orders.store.ts'

/** The last order of the previous page. */
export type OrderCursor = { placedAt: number; id: string }

/** `from`/`until`: ms UTC; null: any. */
export type StaffOrderSearch = {
  text: string
  status: OrderStatus | null
  payment: Payment | null
  channel: OrderChannel | null
  /** Delivery zone's name. */
  zone: string | null
  /** Orders with an open refund. */
  refund: 'due' | null
  /** Open orders promised before this day; null: any. */
  promisedBefore: string | null
  from: number | null
  until: number | null
  /** Absent: all. */
  ids?: readonly string[] | undefined
}

export const foldedOrders: FoldedTable = {
  table: sql`orders`,
  columns: [
    { folded: sql`folded_name`, text: sql`contact_name` },
    { folded: sql`folded_words`, text: sql`contact_email || ' ' || address` },
  ],
}

// Text search covers only this many of the newest orders.
const newest = 10_000
// Without a limit the planner would choose another filter's index.
const maxNumbered = 50_000

/**
 * Newest first, after `after`. Text matches the start of an order or phone number among all orders (at most
 * 50,000), or part of a name, e-mail or address among the newest 10,000.
 */
export async function searchOrders(
  db: Sql,
  { text, ...search }: StaffOrderSearch,
  after: OrderCursor | null,
  limit: number,
): Promise<{ orders: Order[]; next: OrderCursor | null }> {
  const wanted = sql`${matching(search)} and ${later(after)}`
  const order = sql`order by placed_at desc, id desc`
  // Find the page in an index alone, then read its rows: most rows don't match a rare filter.
  const rows = await db.all<OrderRow>`
    select * from orders where id in (
      select id from (select id, placed_at from ${source(text, wanted)} ${order} limit ${limit + 1}) as page)
    ${order}`
  const orders = await filled(db, rows.slice(0, limit))
  const last = rows.length > limit ? orders.at(-1) : undefined
  return { orders, next: last === undefined ? null : { placedAt: last.placedAt, id: last.id } }
}

function source(text: string, wanted: Fragment): Fragment {
  if (text === '') return sql`(select id, placed_at from orders where ${wanted}) as found`
  const recent = sql`
    select id, placed_at from (
      select id, placed_at, folded_name, folded_words from orders where ${wanted}
      order by placed_at desc, id desc limit ${newest}) as recent
    where ${saysFolded(sql`folded_name || ' ' || folded_words`, text)}`
  const numbered = numbers(text).map(
    (range) => sql`
      select id, placed_at from (select * from orders where ${range} limit ${maxNumbered}) as numbered
      where ${wanted}`,
  )
  return sql`(${[recent, ...numbered].reduce((one, other) => sql`${one} union ${other}`)}) as found`
}

/** Possible number prefixes, each with its own index. */
function numbers(text: string): Fragment[] {
  const id = plainDigits(text).replace(/^#/, '').toLowerCase()
  const phone = phoneStart(text)
  return [
    ...(/^[0-9a-z][0-9a-z-]{3,25}$/.test(id)
      ? [sql`id >= ${id} and id <= ${id.padEnd(26, 'z')}`]
      : []),
    ...(phone === null
      ? []
      : [sql`contact_phone_key >= ${phone} and contact_phone_key <= ${phone.padEnd(16, '9')}`]),
  ]
}

// Conditions of partial indexes must be literal: a bound value wouldn't match them.
const matching = ({
  status,
  payment,
  channel,
  zone,
  refund,
  promisedBefore,
  from,
  until,
  ids,
}: Omit<StaffOrderSearch, 'text'>) =>
  [
    ...(ids === undefined ? [] : [sql`id in ${list(ids)}`]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(payment === null
      ? []
      : [payment === 'card' ? sql`payment = 'card'` : sql`payment = 'cod'`]),
    ...(channel === null ? [] : [sql`channel = ${channel}`]),
    ...(channel === null || channel === 'online' ? [] : [sql`channel <> 'online'`]),
    ...(zone === null ? [] : [sql`delivery_zone = ${zone}`]),
    ...(refund === null
      ? []
      : [sql`id in (select order_id from return_request where refund_due is not null)`]),
    ...(promisedBefore === null ? [] : [sql`id in (${lateOrders(promisedBefore)})`]),
    ...(from === null ? [] : [sql`placed_at >= ${from}`]),
    ...(until === null ? [] : [sql`placed_at < ${until}`]),
  ].reduce((one, other) => sql`${one} and ${other}`, sql`1 = 1`)

const later = (after: OrderCursor | null) =>
  after === null ? sql`1 = 1` : sql`(placed_at, id) < (${after.placedAt}, ${after.id})`

// A list of ids: the planner can't prefer the index of the sort order.
const lateOrders = (day: string) => sql`
  select id from orders where status in ${literals(openStatuses)} and arrives_to < ${day}`

/** Open orders promised before `day` (like "2026-11-23"). */
export const countLateOrders = async (db: Sql, day: string): Promise<number> =>
  (
    await db.one<{ count: number }>`
    select count(*) as count from (${lateOrders(day)}) as late`
  ).count

/** By open state. */
export async function countOpenOrders(db: Sql): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await db.all<{ status: OrderStatus; count: number }>`
    select status, count(*) as count from orders where status in ${literals(openStatuses)} group by status`
  const none = openStatuses.map((status) => [status, 0] as const)
  return Object.fromEntries([...none, ...rows.map(({ status, count }) => [status, count] as const)])
}

/** Current zones and those of past orders, sorted. */
export async function zonesOfOrders(db: Sql): Promise<string[]> {
  // Index skip scan: one read per distinct name.
  const found = await db.all<{ name: string }>`
    with recursive used (name) as (
      select min(delivery_zone) from orders where delivery_zone is not null
      union all
      select (select min(delivery_zone) from orders where delivery_zone > used.name) from used
      where used.name is not null)
    select name from used where name is not null union select name from delivery_zone order by name`
  return found.map(({ name }) => name)
}
