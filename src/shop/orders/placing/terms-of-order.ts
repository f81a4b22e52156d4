import type { Sql } from '#db/database.ts'
import type { Terms } from '../../delivery/terms.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { paisa } from '../../money.ts'

export type TermsRow = {
  zone: string | null
  zone_fee: number | null
  zone_minimum: number | null
  zone_free_above: number | null
}

/**
 * Zone terms recorded with orders; for older ones the current terms of that zone. Null: no zone, or it was
 * deleted.
 */
export async function readTerms(
  db: Sql,
  orders: readonly TermsRow[],
): Promise<(order: TermsRow) => Terms | null> {
  if (orders.every((order) => order.zone === null || storedTerms(order) !== null))
    return storedTerms
  const zones = await activeZones(db)
  return (order) => storedTerms(order) ?? termsOf(zones.find(({ name }) => name === order.zone))
}

const storedTerms = (row: TermsRow): Terms | null =>
  row.zone_fee === null || row.zone_minimum === null
    ? null
    : {
        fee: paisa(row.zone_fee),
        minimum: paisa(row.zone_minimum),
        freeAbove: row.zone_free_above === null ? null : paisa(row.zone_free_above),
      }

/** Without the zone's other fields. */
export const termsOf = (zone: Terms | null | undefined): Terms | null =>
  zone ? { fee: zone.fee, minimum: zone.minimum, freeAbove: zone.freeAbove } : null
