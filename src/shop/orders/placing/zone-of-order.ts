import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import type { Point } from '../../delivery/place.ts'
import { shortOf } from '../../delivery/terms.ts'
import type { Zone } from '../../delivery/zone.ts'
import { deliveryTo } from '../../delivery/zone-of-address.ts'

/**
 * Of the pin, else of the typed address. Null: the shop's own terms, because there is no zone or the
 * address doesn't say which. Refuses a pin where the shop doesn't deliver.
 */
export function zoneOfOrder(
  zones: readonly Zone[],
  to: { address: string; place: Point | null },
): Zone | null {
  const delivery = deliveryTo(to, zones)
  if (!delivery.delivers) throw new Refusal('not_delivered_there')
  return delivery.zone
}

/** Refuses, with the missing amount. */
export function refuseBelowMinimum(zone: Zone | null, subtotal: Paisa) {
  if (zone === null) return
  const missing = shortOf(zone, subtotal)
  if (missing === 0) return
  throw new Refusal('below_minimum', {
    zone: zone.name,
    expected: { minimum: zone.minimum, missing },
  })
}
