import type { Sql } from '#db/database.ts'
import type { Arrival } from '../../delivery/arrival.ts'
import { minutesOf } from '../../settings/time-of-day.ts'
import type { BookedOrder } from '../order.ts'

/** `at` in ms UTC; `by`: the staff member's name, null: the customer or the shop's own rule. `before` null: nothing was promised. */
export type TimeChange = {
  at: number
  by: string | null
  byBuyer: boolean
  before: Arrival | null
  after: Arrival
}

type NewChange = {
  orderId: string
  at: number
  accountId: string | null
  byBuyer: boolean
  before: Arrival | null
  after: Arrival
}

/** Of a locked order. */
export const insertTimeChange = (tx: Sql, change: NewChange) => tx.run`
  insert into order_time_change (order_id, sequence, at, account_id, by_buyer, arrival_before, arrival_after)
  select ${change.orderId}, coalesce(max(sequence), 0) + 1, ${change.at}, ${change.accountId}, ${change.byBuyer ? 1 : 0},
    ${change.before && JSON.stringify(change.before)}, ${JSON.stringify(change.after)}
  from order_time_change where order_id = ${change.orderId}`

/** Moves an order into a delivery window, or out of all. */
export const updateArrival = (
  tx: Sql,
  id: string,
  { arrival, window }: { arrival: Arrival | null; window: BookedOrder['window'] },
) => tx.run`
  update orders set arrives_from = ${arrival?.from ?? null}, arrives_to = ${arrival?.to ?? null},
    window_starts = ${arrival?.hours ? minutesOf(arrival.hours.from) : null}, window_ends = ${arrival?.hours ? minutesOf(arrival.hours.to) : null},
    window_id = ${window?.id ?? null}, window_extra = ${window?.extra ?? null}, window_places = ${window?.places ?? null}
  where id = ${id}`

type Row = { at: number; by: string | null; byBuyer: number; before: string | null; after: string }

/** Oldest first. */
export async function timeChangesOfOrder(db: Sql, orderId: string): Promise<TimeChange[]> {
  const rows = await db.all<Row>`
    select at, full_name as by, by_buyer as "byBuyer", arrival_before as before, arrival_after as after from order_time_change
    left join account on account.id = account_id and by_buyer = 0
    where order_id = ${orderId} order by sequence`
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    byBuyer: row.byBuyer === 1,
    before: before === null ? null : (JSON.parse(before) as Arrival),
    after: JSON.parse(after) as Arrival,
  }))
}
