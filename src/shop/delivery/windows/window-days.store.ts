import type { Sql, Tx } from '#db/database.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { WindowDay } from './window.ts'

type DayRow = {
  window_id: string
  day: string
  taken: number
  closed: number
  capacity: number | null
}

const toDay = (row: DayRow): WindowDay => ({
  windowId: row.window_id,
  day: row.day,
  taken: row.taken,
  closed: row.closed === 1,
  capacity: row.capacity,
})

/** All windows' days that something is known of; both inclusive. Holds that have expired at `at` (ms UTC) take no places. */
export async function windowDays(
  db: Sql,
  { from, to, at }: { from: string; to: string; at: number },
): Promise<WindowDay[]> {
  const rows = await db.all<DayRow>`
    select window_id, day, closed, capacity, taken - coalesce((
      select sum(places) from window_hold where window_hold.window_id = window_day.window_id
        and window_hold.day = window_day.day and expires_at <= ${at}), 0) as taken
    from window_day where day between ${from} and ${to} order by day, window_id`
  return rows.map(toDay)
}

export type OrderInWindow = { id: string; windowId: string; name: string; status: OrderStatus }

/** Orders that arrive on a day in a window, oldest first, without cancelled ones; at most 1,000. */
export const ordersInWindows = (db: Sql, day: string) => db.all<OrderInWindow>`
  select id, window_id as "windowId", contact_name as name, status from orders
  where arrives_from = ${day} and window_id is not null and status <> 'cancelled'
  order by placed_at, id limit 1000`

/** Locks the row of a window's day, which exists afterwards. */
export async function lockWindowDay(tx: Tx, windowId: string, day: string): Promise<WindowDay> {
  await tx.run`
    insert into window_day (window_id, day) values (${windowId}, ${day}) on conflict do nothing`
  const row = await tx.one<DayRow>`
    select * from window_day where window_id = ${windowId} and day = ${day} ${tx.forUpdate}`
  return toDay(row)
}

/** Of a locked day. */
export const changeWindowDay = (tx: Tx, { windowId, day, closed, capacity }: WindowDay) => tx.run`
  update window_day set closed = ${closed ? 1 : 0}, capacity = ${capacity}
  where window_id = ${windowId} and day = ${day}`

/** `by` is negative to give places back; taking them needs the day's lock. */
export const changePlaces = (
  tx: Tx,
  { windowId, day }: Pick<WindowDay, 'windowId' | 'day'>,
  by: number,
) => tx.run`
  update window_day set taken = taken + ${by} where window_id = ${windowId} and day = ${day}`

/** Deletes a day's holds that have expired at `expiredAt` (ms UTC); answers their places, which `changePlaces` gives back. */
export async function endHolds(
  tx: Tx,
  { windowId, day }: WindowDay,
  expiredAt: number,
): Promise<number> {
  const ended = await tx.all<{ places: number }>`
    delete from window_hold where window_id = ${windowId} and day = ${day} and expires_at <= ${expiredAt}
    returning places`
  return ended.reduce((sum, { places }) => sum + places, 0)
}

/** Deletes one hold; undefined: it is gone, or moved to another day. */
export const endHold = (tx: Tx, { id, windowId, day }: WindowHold) => tx.maybeOne<{
  places: number
}>`
  delete from window_hold where id = ${id} and window_id = ${windowId} and day = ${day} returning places`

/** Windows' days with holds that have expired at `at` (ms UTC). */
export const daysWithExpiredHolds = (db: Sql, at: number) =>
  db.all<Pick<WindowDay, 'windowId' | 'day'>>`
    select distinct window_id as "windowId", day from window_hold where expires_at <= ${at}
    order by window_id, day`

export type WindowHold = {
  id: string
  windowId: string
  day: string
  places: number
  expiresAt: number
}

export const findHold = (tx: Sql, id: string) => tx.maybeOne<WindowHold>`
  select id, window_id as "windowId", day, places, expires_at as "expiresAt" from window_hold where id = ${id}`

/** Answers 0 if another call of the same cart was quicker. */
export const insertHold = (tx: Tx, hold: WindowHold) => tx.run`
  insert into window_hold (id, window_id, day, places, expires_at)
  values (${hold.id}, ${hold.windowId}, ${hold.day}, ${hold.places}, ${hold.expiresAt})
  on conflict (id) do nothing`
