import { type Paisa, paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import type { Point } from '../../delivery/place.ts'
import { shortOf } from '../../delivery/terms.ts'
import type { Zone } from '../../delivery/zone.ts'
import { deliveryTo } from '../../delivery/zone-of-address.ts'

/**
 * Of the pin, else of the typed address. Null: the shop's own terms, because there is no zone or the
 * address doesn't say which. Refuses a pin or town where the shop doesn't deliver.
 */
export function zoneOfOrder(
  zones: readonly Zone[],
  to: { address: string; place: Point | null },
  isOutsideServed: boolean,
): Zone | null {
  const delivery = deliveryTo(to, zones, isOutsideServed)
  if (!delivery.delivers) throw new Refusal('not_delivered_there')
  return delivery.zone
}

/** How far goods of this price are below the minimum of a zone; null: they reach it. */
export type BelowMinimum = { zone: string; minimum: Paisa; missing: Paisa }

export function belowMinimum(zone: Zone | null, subtotal: Paisa): BelowMinimum | null {
  const missing = zone === null ? 0 : shortOf(zone, subtotal)
  if (zone === null || missing === 0) return null
  return { zone: zone.name, minimum: zone.minimum, missing: paisa(missing) }
}

/** Refuses, with the missing amount. */
export function refuseBelowMinimum(below: BelowMinimum | null) {
  if (below === null) return
  const { zone, ...expected } = below
  throw new Refusal('below_minimum', { zone, expected })
}
