import type { Sql } from '#db/database.ts'
import { contains, list, sql } from '#db/sql.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { phoneStart } from '../accounts/contacts/phone.ts'
import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { gramsOfPacked } from '../pricing/packed-weight.ts'
import type { Order } from '../orders/order.ts'
import {
  type OrderReturn,
  type OrderWithReturns,
  type ReturnKind,
  returnKinds,
  type ReturnState,
  returnStates,
} from './order-return.ts'

type ReturnRow = {
  id: string
  order_id: string
  position: number
  product_id: string
  colour: string
  name: string
  contact_name: string
  contact_phone: string
  quantity: number
  grams: number | null
  kind: ReturnKind
  reason: string
  photo: string | null
  state: ReturnState
  asked_at: number
  asked_by: string | null
  asked_by_name: string | null
  decided_at: number | null
  note: string | null
  refund: number | null
  points_back: number | null
  points_taken: number | null
  restocked: number | null
  packed_grams: number | null
  packed_quantity: number | null
}

/** For staff, with order, product and contact. */
export type StaffReturn = OrderReturn & {
  orderId: string
  name: string
  contact: { name: string; phone: string }
  /** Back in stock. */
  restocked: boolean
  /** What its units weighed when they were sold; null: they are not weighed. */
  mostGrams: number | null
}

const withFacts = sql`
  select return_request.*, order_line.product_id, order_line.colour, order_line.name, orders.contact_name, orders.contact_phone,
    packed_grams, packed_quantity,
    (select full_name from account where account.id = asked_by) as asked_by_name
  from return_request
  join order_line on order_line.order_id = return_request.order_id and order_line.position = return_request.position
  join orders on orders.id = return_request.order_id`

/** In the order of `orders`. */
export async function withReturns<O extends Order>(
  db: Sql,
  orders: readonly O[],
): Promise<(O & OrderWithReturns)[]> {
  const returns = new Map<string, OrderReturn[]>()
  // A query takes some ten thousand values; a buyer may have more orders.
  for (let from = 0; from < orders.length; from += 500) {
    const ids = orders.slice(from, from + 500).map(({ id }) => id)
    const found = await db.all<ReturnRow>`
      ${withFacts} where return_request.order_id in ${list(ids)} order by asked_at, return_request.id`
    for (const [id, rows] of Map.groupBy(found, (row) => row.order_id))
      returns.set(id, rows.map(toReturn))
  }
  return orders.map((order) => ({ ...order, returns: returns.get(order.id) ?? [] }))
}

/** `withReturns` for one order. */
export async function orderWithReturns<O extends Order>(
  db: Sql,
  order: O,
): Promise<O & OrderWithReturns> {
  const [found] = await withReturns(db, [order])
  return found ?? { ...order, returns: [] }
}

type Search = { state: ReturnState | null; text: string }

/** Newest first. */
export async function searchReturns(
  db: Sql,
  search: Search & { limit: number; offset: number },
): Promise<StaffReturn[]> {
  const found = await db.all<ReturnRow>`
    ${withFacts} where return_request.id in (
      select id from (
        select id from return_request where ${matching(search)}
        order by asked_at desc, return_request.id desc limit ${search.limit} offset ${search.offset}) as page)
    order by asked_at desc, return_request.id desc`
  return found.map(toStaffReturn)
}

/** Newest first. */
export async function returnsOfCustomer(
  db: Sql,
  accountId: string,
  limit: number,
): Promise<StaffReturn[]> {
  const found = await db.all<ReturnRow>`
    ${withFacts} where orders.account_id = ${accountId} order by asked_at desc, return_request.id desc limit ${limit}`
  return found.map(toStaffReturn)
}

export const countRefusedReturns = async (db: Sql, accountId: string): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from orders join return_request on return_request.order_id = orders.id
      where account_id = ${accountId} and state = 'refused'`
  ).count

export const countReturns = async (db: Sql, search: Search): Promise<number> =>
  (
    await db.one<{ count: number }>`
      select count(*) as count from return_request where ${matching(search)}`
  ).count

const matching = ({ state, text }: Search) => sql`
  ${state === null ? sql`1 = 1` : sql`return_request.state = ${state}`}
  ${text === '' ? sql`` : sql`and (${saysFolded(wordsOfReturn, text)} ${withPhone(phoneStart(text))})`}`

const ofOrder = sql`from orders where orders.id = return_request.order_id`
// Each return looks its order up. With a join PostgreSQL would read all orders.
const wordsOfReturn = sql`
  (select orders.id || ' ' || folded_name || ' ' || orders.contact_phone || ' ' || folded_product ${ofOrder})`

const withPhone = (start: string | null) =>
  start === null
    ? sql``
    : sql`or (select orders.contact_phone_key ${ofOrder}) like ${contains(start)}`

export const foldedReturns: FoldedTable = {
  table: sql`return_request`,
  columns: [{ folded: sql`folded_product`, text: sql`order_line.name` }],
  joins: sql`join order_line on order_line.order_id = return_request.order_id
    and order_line.position = return_request.position`,
}

export async function findReturn(db: Sql, id: string): Promise<StaffReturn | undefined> {
  const row = await db.maybeOne<ReturnRow>`${withFacts} where return_request.id = ${id}`
  return row && toStaffReturn(row)
}

/** Path; `orderId` null: staff, any order. */
export async function photoOf(db: Sql, id: string, orderId: string | null): Promise<string | null> {
  const row = await db.maybeOne<{ photo: string | null }>`
    select photo from return_request where id = ${id} and ${orderId === null ? sql`1 = 1` : sql`order_id = ${orderId}`}`
  return row?.photo ?? null
}

const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  productId: row.product_id,
  ...(row.colour !== '' && { colour: row.colour }),
  quantity: row.quantity,
  grams: row.grams,
  kind: oneOf(returnKinds, row.kind),
  reason: row.reason,
  hasPhoto: row.photo !== null,
  state: oneOf(returnStates, row.state),
  askedAt: row.asked_at,
  askedBy: row.asked_by === null ? null : (row.asked_by_name ?? ''),
  decidedAt: row.decided_at,
  note: row.note,
  refund:
    row.refund === null
      ? null
      : {
          cash: paisa(row.refund),
          pointsBack: row.points_back ?? 0,
          pointsTaken: row.points_taken ?? 0,
        },
})

const mostGramsOf = ({ quantity, packed_grams: grams, packed_quantity: packed }: ReturnRow) =>
  grams === null || packed === null ? null : gramsOfPacked(quantity, { grams, quantity: packed })

const toStaffReturn = (row: ReturnRow): StaffReturn => ({
  ...toReturn(row),
  orderId: row.order_id,
  name: row.name,
  contact: { name: row.contact_name, phone: row.contact_phone },
  restocked: row.restocked === 1,
  mostGrams: mostGramsOf(row),
})

/** Undecided returns. */
export const countOpenReturns = async (db: Sql): Promise<number> =>
  (
    await db.one<{
      count: number
    }>`select count(*) as count from return_request where state = 'asked'`
  ).count
