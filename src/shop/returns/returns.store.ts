import type { Sql } from '#db/database.ts'
import { contains, list, sql } from '#db/sql.ts'
import { paisa } from '../money.ts'
import type { OrderReturn, Refund, ReturnKind, ReturnState, ReturnWish } from './order-return.ts'

type ReturnRow = {
  id: string
  order_id: string
  position: number
  product_id: string
  name: string
  contact_name: string
  contact_phone: string
  quantity: number
  kind: ReturnKind
  reason: string
  photo: string | null
  state: ReturnState
  asked_at: number
  decided_at: number | null
  note: string | null
  refund: number | null
  points_back: number | null
  points_taken: number | null
  restocked: number | null
}

/** What staff sees: of which order, which thing, and whom to call. */
export type StaffReturn = OrderReturn & {
  orderId: string
  name: string
  contact: { name: string; phone: string }
  /** It is on the shelf again. */
  restocked: boolean
}

const withFacts = sql`
  select return_request.*, order_line.product_id, order_line.name, orders.contact_name, orders.contact_phone
  from return_request
  join order_line on order_line.order_id = return_request.order_id and order_line.position = return_request.position
  join orders on orders.id = return_request.order_id`

/** What was asked back of these orders, oldest first. */
export async function returnsOf(
  db: Sql,
  orderIds: readonly string[],
): Promise<Map<string, OrderReturn[]>> {
  const found = await db.all<ReturnRow>`
    ${withFacts} where return_request.order_id in ${list(orderIds)} order by asked_at, return_request.id`
  const byOrder = Map.groupBy(found, (row) => row.order_id)
  return new Map([...byOrder].map(([id, rows]) => [id, rows.map(toReturn)]))
}

type Search = { state: ReturnState | null; text: string }

/** For staff: newest first. */
export async function searchReturns(
  db: Sql,
  wish: Search & { limit: number; offset: number },
): Promise<StaffReturn[]> {
  const found = await db.all<ReturnRow>`
    ${withFacts} where ${matching(wish)} order by asked_at desc, return_request.id desc limit ${wish.limit} offset ${wish.offset}`
  return found.map(toStaffReturn)
}

export async function countReturns(db: Sql, wish: Search): Promise<number> {
  const { count } = await db.one<{
    count: number
  }>`select count(*) as count from (${withFacts} where ${matching(wish)}) as found`
  return count
}

const matching = ({ state, text }: Search) => sql`
  ${state === null ? sql`1 = 1` : sql`return_request.state = ${state}`} and ${
    text === ''
      ? sql`1 = 1`
      : sql`lower(orders.id || ' ' || orders.contact_name || ' ' || orders.contact_phone || ' ' || order_line.name) like ${contains(text)} escape '\\'`
  }`

export async function findReturn(db: Sql, id: string): Promise<StaffReturn | undefined> {
  const row = await db.maybeOne<ReturnRow>`${withFacts} where return_request.id = ${id}`
  return row && toStaffReturn(row)
}

/** Where the photo is kept; `orderId` null: staff, for any order. */
export async function photoOf(db: Sql, id: string, orderId: string | null): Promise<string | null> {
  const row = await db.maybeOne<{ photo: string | null }>`
    select photo from return_request where id = ${id} and ${orderId === null ? sql`1 = 1` : sql`order_id = ${orderId}`}`
  return row?.photo ?? null
}

type Asked = ReturnWish & {
  id: string
  orderId: string
  position: number
  photo: string | null
  at: number
}

/** Notes what is asked back; the line itself refuses to give back more than it has. */
export async function insertReturn(tx: Sql, asked: Asked) {
  await tx.run`
    insert into return_request (id, order_id, position, quantity, kind, reason, photo, state, asked_at)
    values (${asked.id}, ${asked.orderId}, ${asked.position}, ${asked.quantity}, ${asked.kind}, ${asked.reason},
      ${asked.photo}, 'asked', ${asked.at})`
  await tx.run`
    update order_line set returned_quantity = returned_quantity + ${asked.quantity}
    where order_id = ${asked.orderId} and position = ${asked.position}`
}

/** False when it was decided already. A refused one can be asked back again. */
export async function decide(
  tx: Sql,
  id: string,
  decision: { state: 'accepted' | 'refused'; note: string | null; at: number; by: string },
): Promise<boolean> {
  const changed = await tx.run`
    update return_request set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by},
      note = ${decision.note}
    where id = ${id} and state = 'asked'`
  if (changed === 1 && decision.state === 'refused') {
    await tx.run`
      update order_line set returned_quantity = returned_quantity - (select quantity from return_request where id = ${id})
      where exists (select 1 from return_request where id = ${id}
        and return_request.order_id = order_line.order_id and return_request.position = order_line.position)`
  }
  return changed === 1
}

/** What came back for an accepted return, and as the how-manieth that went back of its order. */
export const keepRefund = (
  tx: Sql,
  id: string,
  { cash, pointsBack, pointsTaken, nth, restocked }: Refund & { nth: number; restocked: boolean },
) => tx.run`
  update return_request set refund = ${cash}, points_back = ${pointsBack}, points_taken = ${pointsTaken},
    nth = ${nth}, restocked = ${restocked ? 1 : 0}
  where id = ${id}`

const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  productId: row.product_id,
  quantity: row.quantity,
  kind: row.kind,
  reason: row.reason,
  hasPhoto: row.photo !== null,
  state: row.state,
  askedAt: row.asked_at,
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
