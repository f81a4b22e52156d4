import type { Sql } from '#db/database.ts'
import type { RecordedCancellation, Step } from './order-record.ts'

/** Who moved the order into each state, for staff. */
export async function stepsOfOrder(db: Sql, orderId: string): Promise<Step[]> {
  return db.all<Step>`
    select order_change.status, at, full_name as by from order_change
    join orders on orders.id = order_id
    left join account on account.id = order_change.account_id
      and (orders.account_id is null or orders.account_id <> account.id)
    where order_id = ${orderId}`
}

type Row = {
  sequence: number
  at: number
  reason: string | null
  by: string | null
  position: number
  quantity: number
  replacedBy: number | null
}

/** Oldest first, with the replacements that belong to them. */
export async function cancellationsOfOrder(
  db: Sql,
  orderId: string,
): Promise<RecordedCancellation[]> {
  const found = await db.all<Row>`
    select cancellation.sequence, cancellation.at, reason, full_name as by, cancellation.position, quantity,
      replacement.position as "replacedBy"
    from cancellation join orders on orders.id = cancellation.order_id
    left join account on account.id = cancellation.account_id
      and (orders.account_id is null or orders.account_id <> account.id)
    left join replacement on replacement.order_id = cancellation.order_id
      and replacement.sequence = cancellation.sequence
    where cancellation.order_id = ${orderId} order by cancellation.sequence, cancellation.position`
  return [...Map.groupBy(found, ({ sequence }) => sequence).values()].map((rows) => ({
    at: rows[0]?.at ?? 0,
    reason: rows[0]?.reason ?? null,
    by: rows[0]?.by ?? null,
    replacedBy: rows[0]?.replacedBy ?? null,
    lines: rows.map(({ position, quantity }) => ({ position, quantity })),
  }))
}
