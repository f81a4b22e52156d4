import type { Sql } from '#db/database.ts'
import { contains, list, sql } from '#db/sql.ts'
import { fold } from '../fold.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { phoneStart } from '../accounts/contacts/phone.ts'
import { paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import type { Order } from '../orders/order.ts'
import { changeReturned } from '../orders/orders.store.ts'
import {
  type OrderReturn,
  type OrderWithReturns,
  type Refund,
  type ReturnKind,
  returnKinds,
  type ReturnState,
  returnStates,
  type ReturnInput,
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
}

/** For staff, with order, product and contact. */
export type StaffReturn = OrderReturn & {
  orderId: string
  name: string
  contact: { name: string; phone: string }
  /** Back in stock. */
  restocked: boolean
}

const withFacts = sql`
  select return_request.*, order_line.product_id, order_line.colour, order_line.name, orders.contact_name, orders.contact_phone,
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

type NewReturn = ReturnInput & {
  id: string
  orderId: string
  position: number
  /** Product name on the order. */
  product: string
  photo: string | null
  at: number
  /** Staff account; null: the buyer. */
  by: string | null
}

/** The table refuses to return more than the line has. */
export async function insertReturn(tx: Sql, request: NewReturn) {
  await tx.run`
    insert into return_request (id, order_id, position, quantity, kind, reason, photo, state, asked_at, asked_by, folded_product)
    values (${request.id}, ${request.orderId}, ${request.position}, ${request.quantity}, ${request.kind}, ${request.reason},
      ${request.photo}, 'asked', ${request.at}, ${request.by}, ${fold(request.product)})`
  await changeReturned(tx, request, request.quantity)
}

/** False: decided before. A refused quantity can be returned again. */
export async function decide(
  tx: Sql,
  id: string,
  decision: { state: 'accepted' | 'refused'; note: string | null; at: number; by: string },
): Promise<boolean> {
  const decided = await tx.maybeOne<{ orderId: string; position: number; quantity: number }>`
    update return_request set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by},
      note = ${decision.note}
    where id = ${id} and state = 'asked' returning order_id as "orderId", position, quantity`
  if (decided !== undefined && decision.state === 'refused')
    await changeReturned(tx, decided, -decided.quantity)
  return decided !== undefined
}

/** With its number among the order's reversals. */
export const saveRefund = (
  tx: Sql,
  id: string,
  {
    cash,
    pointsBack,
    pointsTaken,
    sequence,
    restocked,
  }: Refund & { sequence: number; restocked: boolean },
) => tx.run`
  update return_request set refund = ${cash}, points_back = ${pointsBack}, points_taken = ${pointsTaken},
    refund_due = ${cash > 0 ? cash : null}, sequence = ${sequence}, restocked = ${restocked ? 1 : 0}
  where id = ${id}`

const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  productId: row.product_id,
  ...(row.colour !== '' && { colour: row.colour }),
  quantity: row.quantity,
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

const toStaffReturn = (row: ReturnRow): StaffReturn => ({
  ...toReturn(row),
  orderId: row.order_id,
  name: row.name,
  contact: { name: row.contact_name, phone: row.contact_phone },
  restocked: row.restocked === 1,
})

/** Undecided returns. */
export const countOpenReturns = async (db: Sql): Promise<number> =>
  (
    await db.one<{
      count: number
    }>`select count(*) as count from return_request where state = 'asked'`
  ).count
