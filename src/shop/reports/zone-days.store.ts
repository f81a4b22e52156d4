import type { Sql, Tx } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import { dayLength, dayNumber, dayOfNumber, startOfShopDay } from '../settings/shop-day.ts'
import type { Period } from './period.ts'

/**
 * Counts whole days again: an order that changes is counted on the day on which it was placed, with what it costs now and
 * its zone now. `orders`: ids of those that changed. The caller holds the lock of the progress.
 */
export async function recountZones(tx: Tx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return
  const placed = await tx.all<{ at: number }>`
    select placed_at as at from orders where id in ${list([...new Set(orders)])}`
  for (const day of new Set(placed.map(({ at }) => dayNumber(at)))) {
    const from = startOfShopDay(dayOfNumber(day)) ?? 0
    await tx.run`delete from sales_zone_day where day = ${day}`
    await count(tx, sql`placed_at >= ${from} and placed_at < ${from + dayLength}`)
  }
}

/** Counts all days again. */
export async function recountAllZones(tx: Tx): Promise<void> {
  await tx.run`delete from sales_zone_day`
  await count(tx, sql`1 = 1`)
}

/** Zones of the orders placed on these days; the shop is five hours ahead of UTC (shop-day.ts). */
export const zonesOfOrders = (which: Fragment) => sql`
  select day, zone, is_counter, count(*) as orders, sum(total) as amount from (
    select cast((placed_at + 18000000) / 86400000 as bigint) as day,
      case when channel = 'counter' then '' else coalesce(delivery_zone, '') end as zone,
      case when channel = 'counter' then 1 else 0 end as is_counter, total
    from orders where status <> 'cancelled' and ${which}) as placed
  group by day, zone, is_counter`

const count = (tx: Tx, which: Fragment) => tx.run`
  insert into sales_zone_day (day, zone, is_counter, orders, amount) ${zonesOfOrders(which)}`

/** `zone` null: without a delivery zone, or sold at the counter. `amount` in paisa. */
export type ZoneSales = { zone: string | null; isCounter: boolean; orders: number; amount: number }

/** Orders placed on these days and not cancelled, with what they cost now, largest first. */
export async function zonesOf(db: Sql, { from, to }: Period): Promise<ZoneSales[]> {
  const found = await db.all<Omit<ZoneSales, 'isCounter'> & { isCounter: number }>`
    select nullif(zone, '') as zone, is_counter as "isCounter", cast(sum(orders) as bigint) as orders,
      cast(sum(amount) as bigint) as amount
    from sales_zone_day where day >= ${from} and day <= ${to}
    group by sales_zone_day.zone, is_counter order by sum(amount) desc, sales_zone_day.zone, is_counter`
  return found.map((one) => ({ ...one, isCounter: one.isCounter === 1 }))
}
