import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import { paisa } from '../../money.ts'
import { boardStatuses, type BoardStatus, isOnHold, orderStates } from '../../order-states.ts'
import { storedArrival } from '../placing/arrival-of-order.ts'
import type { BoardCard, BoardColumn } from './order-board.ts'

type Row = Omit<BoardCard, 'place' | 'total' | 'arrival' | 'isPickup' | 'isOnHold'> & {
  pickup_code: string | null
  hold: string | null
  released_at: number | null
  arrives_from: string | null
  arrives_to: string | null
  window_starts: number | null
  window_ends: number | null
  lat: number | null
  lng: number | null
  total: number
}

/**
 * Open orders by state, those promised before `today` first, then the oldest; those delivered since
 * `morning` (ms UTC), newest first; at most `limit` per column. `zone` null: all zones.
 */
export async function readBoard(
  db: Sql,
  { morning, today, zone }: { morning: number; today: string; zone: string | null },
  limit: number,
): Promise<Record<BoardStatus, BoardColumn>> {
  const read = (status: BoardStatus) =>
    orderStates[status].isOpen
      ? columnOf(db, openIn(status, zone), lateFirst(today), limit)
      : columnOf(db, deliveredSince(morning, zone), newest, limit)
  const columns = await Promise.all(
    boardStatuses.map(async (status) => [status, await read(status)] as const),
  )
  return Object.fromEntries(columns) as Record<BoardStatus, BoardColumn>
}

// coalesce() keeps the planner off the zone's index: few orders are open, a zone may have very many.
const within = (zone: string) => sql`coalesce(delivery_zone, '') = ${zone}`

const openIn = (status: BoardStatus, zone: string | null) =>
  sql`select id, placed_at, arrives_to from orders where status = ${status} and ${zone === null ? sql`1 = 1` : within(zone)}`

// Via events, which are indexed by kind and time.
const deliveredSince = (morning: number, zone: string | null) => sql`
  select subject as id, max(at) as at, max(seq) as seq from event
  where kind = 'order.moved' and at >= ${morning} and data like '%"to":"delivered"%'
    and exists (select 1 from orders where orders.id = subject and status = 'delivered'
      and ${zone === null ? sql`1 = 1` : within(zone)})
  group by subject`

type Sorting = { order: Fragment; sorted: Fragment }
const lateFirst = (today: string): Sorting => ({
  order: sql`order by case when arrives_to < ${today} then 0 else 1 end, placed_at, id`,
  sorted: sql`order by case when orders.arrives_to < ${today} then 0 else 1 end, orders.placed_at, orders.id`,
})
const newest: Sorting = {
  order: sql`order by at desc, seq desc`,
  sorted: sql`order by since desc, orders.id`,
}

async function columnOf(
  db: Sql,
  which: Fragment,
  { order, sorted }: Sorting,
  limit: number,
): Promise<BoardColumn> {
  const { count } = await db.one<{
    count: number
  }>`select count(*) as count from (${which}) as all_of_it`
  const found = await db.all<Row>`
    select orders.id, orders.status, contact_name as name, address, zone,
      delivery_zone as "deliveryZone", lat, lng, total,
      orders.placed_at as "placedAt", orders.arrives_from, orders.arrives_to,
      window_starts, window_ends, pickup_code, hold, released_at, order_change.at as since
    from (${which} ${order} limit ${limit}) as page
    join orders on orders.id = page.id
    join order_change on order_change.order_id = orders.id and order_change.status = orders.status
    ${sorted}`
  const cards = found.map(({ lat, lng, total, ...row }) => ({
    ...row,
    arrival: storedArrival(row),
    total: paisa(total),
    isPickup: row.pickup_code !== null,
    isOnHold: isOnHold({
      status: row.status,
      hold: row.hold === null ? null : { releasedAt: row.released_at },
    }),
    place: lat === null || lng === null ? null : { lat, lng },
  }))
  return { count, cards }
}
