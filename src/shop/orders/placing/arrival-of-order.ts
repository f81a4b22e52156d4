import type { Sql } from '#db/database.ts'
import { type Arrival, arrivalOf } from '../../delivery/arrival.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { timeOf } from '../../settings/time-of-day.ts'
import { readSettings } from '../../settings/settings.store.ts'

export type ArrivalRow = {
  placed_at: number
  zone: string | null
  arrives_from: string | null
  arrives_to: string | null
  window_starts: number | null
  window_ends: number | null
  pickup_code: string | null
}

/**
 * As recorded with the order; for older orders, what their zone (by name, else the shop's days) would have
 * promised when placed. Null for pickup.
 */
export async function readArrivals(
  db: Sql,
  orders: readonly ArrivalRow[],
): Promise<(order: ArrivalRow) => Arrival | null> {
  const isKnown = (order: ArrivalRow) => storedArrival(order) !== null || order.pickup_code !== null
  if (orders.every(isKnown)) return storedArrival
  const [zones, schedule] = [await activeZones(db), await readSettings(db)]
  return (order) => {
    if (isKnown(order)) return storedArrival(order)
    const zone = zones.find(({ name }) => name === order.zone) ?? null
    return arrivalOf({ delivery: { delivers: true, zone }, schedule, at: order.placed_at })
  }
}

/** What an order was promised; null: placed before promises were kept. */
export const storedArrival = (
  row: Pick<ArrivalRow, 'arrives_from' | 'arrives_to' | 'window_starts' | 'window_ends'>,
): Arrival | null => {
  const { arrives_from: from, arrives_to: to, window_starts: starts, window_ends: ends } = row
  if (from === null || to === null) return null
  return starts === null || ends === null
    ? { from, to }
    : { from, to, hours: { from: timeOf(starts), to: timeOf(ends) } }
}
