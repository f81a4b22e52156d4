import { randomInt } from 'node:crypto'
import type { Sql, Tx } from '#db/database.ts'
import { type Fragment, list, literals, sql } from '#db/sql.ts'
import { paisa } from '../../money.ts'
import { openStatuses, type OrderStatus } from '../../order-states.ts'
import type { Payment } from '../../settings/payment.ts'
import { storedArrival } from '../placing/arrival-of-order.ts'
import { toCollect } from '../prepaid.ts'
import type { Run, Stop, StopOrder } from './run.ts'
import { compareNames } from '../../name-order.ts'

type Row = {
  id: string
  status: OrderStatus
  since: number
  name: string
  phone: string
  address: string
  note: string
  zone: string | null
  lat: number | null
  lng: number | null
  total: number
  payment: Payment
  prepaid: number
  arrives_from: string | null
  arrives_to: string | null
  window_id: string | null
  window_starts: number | null
  window_ends: number | null
  cash_offered: number | null
  locale: string
}
type StopRow = Row & {
  rider_id: string
  rider: string
  version: number
  position: number
  missed_at: number | null
  missed_reason: string | null
  collected: number
  uncollected: number
  has_code: number
}

const columns = sql`
  orders.id, orders.status, order_change.at as since, contact_name as name, contact_phone as phone, orders.address, orders.note,
  coalesce(orders.zone, delivery_zone) as zone, lat, lng, total, prepaid, payment, arrives_from, arrives_to, orders.locale,
  window_id, window_starts, window_ends,
  (select max(cash_offered) from payment where payment.order_id = orders.id) as cash_offered`
const sinceJoin = sql`
  join order_change on order_change.order_id = orders.id and order_change.status = orders.status`

const toStopOrder = (row: Row): StopOrder => ({
  total: paisa(row.total),
  prepaid: paisa(row.prepaid),
  locale: row.locale,
  id: row.id,
  status: row.status,
  since: row.since,
  name: row.name,
  phone: row.phone,
  address: row.address,
  note: row.note,
  zone: row.zone,
  place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  arrival: storedArrival(row),
  windowId: row.window_id,
  payment: row.payment,
  due: toCollect({ ...row, total: paisa(row.total), prepaid: paisa(row.prepaid) }),
  cashOffered: row.cash_offered === null ? null : paisa(row.cash_offered),
})

const toStop = (row: StopRow): Stop => ({
  ...toStopOrder(row),
  position: row.position,
  missed: row.missed_at === null ? null : { at: row.missed_at, reason: row.missed_reason ?? '' },
  collected: paisa(row.collected),
  uncollected: paisa(row.uncollected),
  hasCode: row.has_code === 1,
})

/** Stops of one day that are read. */
const maxStops = 1000

const readStops = (db: Sql, which: Fragment, limit: number) => db.all<StopRow>`
  select ${columns}, run_stop.rider_id, full_name as rider, version, position, missed_at, missed_reason,
    cast(coalesce((select sum(amount) from cash_entry join cash_drawer on cash_drawer.id = drawer_id
      where order_id = orders.id and cash_entry.kind in ('order', 'order-back', 'moved', 'short') and method = 'cash'
        and cash_drawer.account_id = run_stop.rider_id), 0) as bigint) as collected,
    uncollected,
    coalesce((select max(has_code) from stop_action where stop_action.order_id = orders.id), 0) as has_code
  from run_stop join run on run.rider_id = run_stop.rider_id and run.day = run_stop.day
  join account on account.id = run_stop.rider_id
  join orders on orders.id = run_stop.order_id ${sinceJoin}
  where ${which} order by account.folded_name, run_stop.rider_id, position, orders.id limit ${limit}`

function toRuns(day: string, rows: readonly StopRow[]): Run[] {
  const byRider = Map.groupBy(rows, ({ rider_id }) => rider_id)
  return [...byRider]
    .map(([id, own]) => ({
      rider: { id, name: own[0]?.rider ?? '' },
      day,
      version: own[0]?.version ?? 0,
      stops: own.map(toStop),
    }))
    .toSorted((a, b) => compareNames(a.rider.name, b.rider.name))
}

/** Runs of a day that have stops, by the rider's name. `isCut`: it has more than `most` stops, and the last are left out. */
export async function runsOfDay(
  db: Sql,
  day: string,
  most = maxStops,
): Promise<{ runs: Run[]; isCut: boolean }> {
  const rows = await readStops(db, sql`run_stop.day = ${day}`, most + 1)
  return { runs: toRuns(day, rows.slice(0, most)), isCut: rows.length > most }
}

/** The stops of a rider on a day; undefined: none. */
export const runOf = async (db: Sql, riderId: string, day: string): Promise<Run | undefined> =>
  toRuns(
    day,
    await readStops(db, sql`run_stop.rider_id = ${riderId} and run_stop.day = ${day}`, maxStops),
  )[0]

/**
 * Open orders for delivery that are in no run of `day` or later, the earliest promise first. Those with a delivery window only until
 * its day.
 */
export const unassignedOrders = async (db: Sql, day: string, limit: number): Promise<StopOrder[]> =>
  (
    await db.all<Row>`
      select ${columns} from orders ${sinceJoin}
      left join run_stop on run_stop.order_id = orders.id
      where orders.status in ${literals(openStatuses)} and pickup_code is null and channel <> 'counter'
        and not (${onHoldOfOrders}) and (window_id is null or coalesce(arrives_from, '') <= ${day})
        and (run_stop.order_id is null or run_stop.day < ${day})
      order by coalesce(arrives_to, ''), coalesce(window_starts, 0), placed_at, orders.id limit ${limit}`
  ).map(toStopOrder)

// `status` is a column of two joined tables.
const onHoldOfOrders = sql`coalesce(hold, '') <> '' and released_at is null and orders.status = 'placed'`

export type Plannable = {
  id: string
  /** False: closed, picked up, or waiting for its customer. */
  isPlannable: boolean
  riderId: string | null
  day: string | null
}

/** Locks orders in the order of their ids; unknown ones are left out. */
export async function lockPlannable(tx: Tx, ids: readonly string[]): Promise<Plannable[]> {
  const found = await tx.all<{ id: string; plannable: number }>`
    select id, case when status in ${literals(openStatuses)} and pickup_code is null and not (${holds}) then 1 else 0 end
      as plannable
    from orders where id in ${list(ids)} order by id ${tx.forUpdate}`
  const stops = await tx.all<{ id: string; riderId: string; day: string }>`
    select order_id as id, rider_id as "riderId", day from run_stop where order_id in ${list(ids)}`
  return found.map(({ id, plannable }) => {
    const stop = stops.find((one) => one.id === id)
    return { id, isPlannable: plannable === 1, riderId: stop?.riderId ?? null, day: stop?.day ?? null } // prettier-ignore
  })
}

const holds = sql`coalesce(hold, '') <> '' and released_at is null and status = 'placed'`

/** Locks a run and raises its version; begins it if it is new. Answers the new version. */
export const raiseRun = async (tx: Tx, riderId: string, day: string): Promise<number> =>
  (
    await tx.one<{ version: number }>`
      insert into run (rider_id, day, version) values (${riderId}, ${day}, 1)
      on conflict (rider_id, day) do update set version = run.version + 1 returning version`
  ).version

/** Puts orders at the end of a locked run. */
export async function appendStops(
  tx: Tx,
  { riderId, day }: { riderId: string; day: string },
  ids: readonly string[],
) {
  for (const id of ids)
    await tx.run`
      insert into run_stop (order_id, rider_id, day, position, code)
      values (${id}, ${riderId}, ${day}, ${nextPosition(riderId, day)}, ${newCode()})
      on conflict (order_id) do update set rider_id = excluded.rider_id, day = excluded.day,
        position = excluded.position, missed_at = null, missed_reason = null`
}

const nextPosition = (riderId: string, day: string) => sql`
  (select coalesce(max(position), 0) + 1 from run_stop where rider_id = ${riderId} and day = ${day})`

/** Four digits, easy to say at the door. */
const newCode = () => String(randomInt(1000, 10_000))

export const deleteStops = (tx: Tx, ids: readonly string[]) =>
  tx.run`delete from run_stop where order_id in ${list(ids)}`

/** Ids of a run's orders, in order. */
export const stopIds = async (db: Sql, riderId: string, day: string): Promise<string[]> =>
  (
    await db.all<{ id: string }>`
      select order_id as id from run_stop where rider_id = ${riderId} and day = ${day} order by position, order_id`
  ).map(({ id }) => id)

/** Of a locked run. */
export async function writePositions(tx: Tx, ids: readonly string[]) {
  for (const [index, id] of ids.entries())
    await tx.run`update run_stop set position = ${index + 1} where order_id = ${id}`
}

/** Marks that the rider found nobody, and moves the stop to the end of its locked run. */
export const updateMissed = (
  tx: Tx,
  stop: { orderId: string; riderId: string; day: string },
  { at, reason }: { at: number; reason: string },
) => tx.run`
  update run_stop set missed_at = ${at}, missed_reason = ${reason}, position = ${nextPosition(stop.riderId, stop.day)}
  where order_id = ${stop.orderId}`

export type StopFacts = { riderId: string; day: string; code: string; wrongCodes: number }

/** Undefined: the order is in no run. */
export const findStop = (db: Sql, orderId: string) => db.maybeOne<StopFacts>`
  select rider_id as "riderId", day, code, wrong_codes as "wrongCodes" from run_stop where order_id = ${orderId}`

export const countWrongCode = (tx: Tx, orderId: string) =>
  tx.run`update run_stop set wrong_codes = wrong_codes + 1 where order_id = ${orderId}`
