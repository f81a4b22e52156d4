import type { Sql } from '#db/database.ts'
import { literals } from '#db/sql.ts'
import { openStatuses } from '../../order-states.ts'
import { dayAfter } from '../../settings/shop-day.ts'
import type { OrderRun } from '../order.ts'

/**
 * What the customer reads of the run while the order is on the way; undefined: it is in none of `day` or the day before, or
 * was missed. What a rider still carries from the day before comes first, as in `currentRun`.
 */
export async function runForBuyer(
  db: Sql,
  orderId: string,
  day: string,
): Promise<OrderRun | undefined> {
  const first = dayAfter(day, -1)
  const row = await db.maybeOne<{ code: string; before: number; hides: number | null }>`
    select run_stop.code, hides_stops as hides, (
      select count(*) from run_stop other join orders on orders.id = other.order_id
      where other.rider_id = run_stop.rider_id and other.day >= ${first}
        and ((other.day = run_stop.day and other.position < run_stop.position and orders.status in ${literals(openStatuses)})
          or (other.day < run_stop.day and other.missed_at is null and orders.status = 'shipped'))) as before
    from run_stop join orders own on own.id = run_stop.order_id
    left join staff_member on staff_member.account_id = run_stop.rider_id
    where order_id = ${orderId} and day >= ${first} and day <= ${day} and missed_at is null and own.status = 'shipped'`
  return row && { code: row.code, stopsBefore: row.hides === 1 ? null : row.before }
}

/** Subjects of events that change `runForBuyer`: its rider, and the orders before it. */
export const runSubjects = async (db: Sql, orderId: string, day: string): Promise<string[]> =>
  (
    await db.all<{ id: string }>`
      select own.rider_id as id from run_stop own where own.order_id = ${orderId}
      union select other.order_id from run_stop own
        join run_stop other on other.rider_id = own.rider_id and (other.day = own.day and other.position < own.position
          or other.day < own.day and other.day >= ${dayAfter(day, -1)})
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
