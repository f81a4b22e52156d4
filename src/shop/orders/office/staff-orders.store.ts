import type { Sql } from '#db/database.ts'
import { type Fragment, list, literals, sql } from '#db/sql.ts'
import { plainDigits } from '../../digits.ts'
import { type FoldedTable, saysFolded } from '../../folded.store.ts'
import { phoneEnd, phoneStart } from '../../accounts/contacts/phone.ts'
import type { Payment } from '../../settings/payment.ts'
import { onHold } from '../holds/holds.store.ts'
import { isShort } from '../moving/short-payments.store.ts'
import { openStatuses, type OrderStatus } from '../../order-states.ts'
import type { Order, OrderChannel } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import { filled } from '../orders.store.ts'
import type { OrderSort } from './order-sorts.ts'
import { compareNames } from '../../name-order.ts'

/** The last order of the previous page. */
export type OrderCursor = { placedAt: number; id: string }

/** `from`/`until`: ms UTC; null: any. */
export type StaffOrderSearch = {
  text: string
  sort: OrderSort
  status: OrderStatus | null
  payment: Payment | null
  channel: OrderChannel | null
  /** Delivery zone's name. */
  zone: string | null
  /** Orders with an open refund. */
  refund: 'due' | null
  /** Open orders promised before this day; null: any. */
  promisedBefore: string | null
  /** Orders that wait for their customer before they are packed. */
  isOnHold?: boolean | undefined
  /** Orders that were paid short and not settled. */
  isUncollected?: boolean | undefined
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

/** `unindexed`: keeps the planner off the index of the sort. */
const keys = {
  placed: { key: sql`placed_at`, unindexed: sql`placed_at` },
  promised: {
    key: sql`coalesce(arrives_to, '9') collate "binary"`,
    unindexed: sql`coalesce(arrives_to || '', '9') collate "binary"`,
  },
  total: { key: sql`total`, unindexed: sql`total + 0` },
  name: {
    key: sql`coalesce(folded_name, '') collate "binary"`,
    unindexed: sql`coalesce(folded_name || '', '') collate "binary"`,
  },
}

type Sorting = {
  /** `placed_at` and `id` decide ties. */
  key: Fragment
  isByTime: boolean
  isDescending: boolean
  /** The list is read along the index of its sort: conditions must not offer another one. */
  isAlongSort: boolean
}

/** Few rows are found first and sorted then; many are read along the index of their sort. */
function sortingOf({
  sort,
  text,
  status,
  refund,
  isOnHold,
  isUncollected,
  promisedBefore,
  ids,
}: StaffOrderSearch): Sorting {
  const name = sort.replace(/^-/, '') as keyof typeof keys
  const isByTime = name === 'placed'
  const isOpen = openStatuses.some((one) => one === status)
  const isFew =
    text !== '' ||
    isOpen ||
    isOnHold === true ||
    isUncollected ||
    (refund ?? promisedBefore ?? ids ?? null) !== null
  return {
    key: keys[name][isFew ? 'unindexed' : 'key'],
    isByTime,
    isDescending: sort.startsWith('-'),
    isAlongSort: !isByTime && !isFew,
  }
}

/**
 * In the order of `sort`, after `after`. Text matches the start of an order or phone number or the end of a phone
 * number among all orders (at most 50,000 each), or part of a name, e-mail or address among the newest 10,000.
 */
export async function searchOrders(
  db: Sql,
  search: StaffOrderSearch,
  after: OrderCursor | null,
  limit: number,
): Promise<{ orders: Order[]; next: OrderCursor | null }> {
  const sorting = sortingOf(search)
  const { key, isByTime, isDescending } = sorting
  const way = isDescending ? sql`desc` : sql`asc`
  const order = (by: Fragment) =>
    sql`order by ${isByTime ? sql`` : sql`${by} ${way},`} placed_at ${way}, id ${way}`
  // Find the page in an index alone, then read its rows: most rows don't match a rare filter.
  const rows = await db.all<OrderRow>`
    select * from orders where id in (
      select id from (
        select id from ${source(search, sorting)} where ${await later(db, after, sorting)}
        ${order(sql`sort_key`)} limit ${limit + 1}) as page)
    ${order(key)}`
  const orders = await filled(db, rows.slice(0, limit))
  const last = rows.length > limit ? orders.at(-1) : undefined
  return { orders, next: last === undefined ? null : { placedAt: last.placedAt, id: last.id } }
}

function source({ text, ...search }: StaffOrderSearch, { key, isAlongSort }: Sorting): Fragment {
  const wanted = matching(search, isAlongSort)
  const found = sql`id, placed_at, ${key} as sort_key`
  if (text === '') return sql`(select ${found} from orders where ${wanted}) as found`
  const recent = sql`
    select id, placed_at, sort_key from (
      select ${found}, folded_name, folded_words from orders where ${wanted}
      order by placed_at desc, id desc limit ${newest}) as recent
    where ${saysFolded(sql`folded_name || ' ' || folded_words`, text)}`
  const numbered = numbers(text).map(
    (range) => sql`
      select ${found} from (select * from orders where ${range} limit ${maxNumbered}) as numbered
      where ${wanted}`,
  )
  return sql`(${[recent, ...numbered].reduce((one, other) => sql`${one} union ${other}`)}) as found`
}

/** The cursor names an order; what the list is sorted by is read from it. */
async function later(
  db: Sql,
  after: OrderCursor | null,
  { key, isByTime, isDescending }: Sorting,
): Promise<Fragment> {
  if (after === null) return sql`1 = 1`
  const { placedAt, id } = after
  const is = isDescending ? sql`<` : sql`>`
  if (isByTime) return sql`(placed_at, id) ${is} (${placedAt}, ${id})`
  const last = await db.maybeOne<{ key: string | number }>`
    select ${key} as key from orders where id = ${id}`
  if (last === undefined) return sql`1 = 0`
  // Not a comparison of rows: with an expression in it SQLite would not search the index.
  return sql`sort_key ${is}= ${last.key}
    and (sort_key ${is} ${last.key} or (placed_at, id) ${is} (${placedAt}, ${id}))`
}

/** Possible parts of numbers, each with its own index. */
function numbers(text: string): Fragment[] {
  const id = plainDigits(text).replace(/^#/, '').toLowerCase()
  const phone = phoneStart(text)
  const end = phoneEnd(text)
  return [
    ...(/^[0-9a-z][0-9a-z-]{3,25}$/.test(id)
      ? [sql`id >= ${id} and id <= ${id.padEnd(26, 'z')}`]
      : []),
    ...(phone === null
      ? []
      : [sql`contact_phone_key >= ${phone} and contact_phone_key <= ${phone.padEnd(16, '9')}`]),
    ...(end === null
      ? []
      : [sql`${lastFourDigits} = ${end.slice(-4)} and contact_phone_key like ${`%${end}`}`]),
  ]
}

// The expression of the index: SQLite can't index a reversed text.
const lastFourDigits = sql`substr(contact_phone_key, length(contact_phone_key) - 3)`

const paidBy = { cod: sql`'cod'`, card: sql`'card'`, account: sql`'account'` }

// Conditions of partial indexes must be literal: a bound value wouldn't match them.
function matching(search: Omit<StaffOrderSearch, 'text' | 'sort'>, isAlongSort: boolean): Fragment {
  const { status, payment, channel, zone, refund, isOnHold, promisedBefore, from, until, ids } =
    search
  const of = (column: Fragment) => (isAlongSort ? sql`coalesce(${column}, '')` : column)
  const placedAt = isAlongSort ? sql`placed_at + 0` : sql`placed_at`
  return [
    ...(ids === undefined ? [] : [sql`id in ${list(ids)}`]),
    ...(status === null ? [] : [sql`${of(sql`status`)} = ${status}`]),
    ...(payment === null ? [] : [sql`${of(sql`payment`)} = ${paidBy[payment]}`]),
    ...(channel === null ? [] : [sql`${of(sql`channel`)} = ${channel}`]),
    ...(channel === null || channel === 'online' ? [] : [sql`${of(sql`channel`)} <> 'online'`]),
    ...(zone === null ? [] : [sql`${of(sql`delivery_zone`)} = ${zone}`]),
    ...(refund === null
      ? []
      : [sql`id in (select order_id from return_request where refund_due is not null)`]),
    ...(isOnHold === true ? [sql`id in (select id from orders where ${onHold})`] : []),
    ...(isOnHold === false ? [sql`not (${onHold})`] : []),
    ...(search.isUncollected ? [sql`id in (select id from orders where ${isShort})`] : []),
    ...(promisedBefore === null ? [] : [sql`id in (${lateOrders(promisedBefore)})`]),
    ...(from === null ? [] : [sql`${placedAt} >= ${from}`]),
    ...(until === null ? [] : [sql`${placedAt} < ${until}`]),
  ].reduce((one, other) => sql`${one} and ${other}`, sql`1 = 1`)
}

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
    select name from used where name is not null union select name from delivery_zone`
  return found.map(({ name }) => name).toSorted(compareNames)
}
