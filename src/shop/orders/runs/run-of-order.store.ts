import type { Sql } from '#db/database.ts'
import { literals } from '#db/sql.ts'
import { openStatuses } from '../../order-states.ts'
import type { OrderRun } from '../order.ts'

/** What the customer reads of the run while the order is on the way; undefined: it is in none today, or was missed. */
export const runForBuyer = async (
  db: Sql,
  orderId: string,
  day: string,
): Promise<OrderRun | undefined> =>
  db.maybeOne<OrderRun>`
    select run_stop.code, (
      select count(*) from run_stop other join orders on orders.id = other.order_id
      where other.rider_id = run_stop.rider_id and other.day = run_stop.day and other.position < run_stop.position
        and orders.status in ${literals(openStatuses)}) as "stopsBefore"
    from run_stop join orders own on own.id = run_stop.order_id
    where order_id = ${orderId} and day = ${day} and missed_at is null and own.status = 'shipped'`

/** Subjects of events that change `runForBuyer`: its rider, and the orders before it. */
export const runSubjects = async (db: Sql, orderId: string): Promise<string[]> =>
  (
    await db.all<{ id: string }>`
      select own.rider_id as id from run_stop own where own.order_id = ${orderId}
      union select other.order_id from run_stop own
        join run_stop other on other.rider_id = own.rider_id and other.day = own.day and other.position < own.position
      where own.order_id = ${orderId}`
  ).map(({ id }) => id)

/** For staff; undefined: the order is in no run. `position` counts the stops of the run from 1. */
export const runForStaff = (db: Sql, orderId: string) => db.maybeOne<{
  riderId: string
  rider: string
  day: string
  position: number
  missedAt: number | null
  missedReason: string | null
}>`
  select rider_id as "riderId", full_name as rider, day, missed_at as "missedAt", missed_reason as "missedReason",
    (select count(*) from run_stop other where other.rider_id = run_stop.rider_id and other.day = run_stop.day
      and other.position <= run_stop.position) as position
  from run_stop join account on account.id = rider_id where order_id = ${orderId}`
