import type { Sql } from '#db/database.ts'
import { type Arrival, arrivalOf } from '../../delivery/arrival.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { readSettings } from '../../settings/settings.store.ts'

export type ArrivalRow = {
  placed_at: number
  zone: string | null
  arrives_from: string | null
  arrives_to: string | null
}

/**
 * When orders were promised to arrive: as it was kept with them; for those that were placed before it was
 * kept, as their zone (by its name, else the shop's own days) would promise it for the moment they were placed.
 */
export async function readArrivals(
  db: Sql,
  orders: readonly ArrivalRow[],
): Promise<(order: ArrivalRow) => Arrival | null> {
  if (orders.every((order) => storedArrival(order) !== null)) return storedArrival
  const [zones, schedule] = [await activeZones(db), await readSettings(db)]
  return (order) => {
    const zone = zones.find(({ name }) => name === order.zone) ?? null
    return (
      storedArrival(order) ??
      arrivalOf({ delivery: { delivers: true, zone }, schedule, at: order.placed_at })
    )
  }
}

const storedArrival = ({ arrives_from: from, arrives_to: to }: ArrivalRow): Arrival | null =>
  from === null || to === null ? null : { from, to }
