import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import type { Point } from '../../delivery/place.ts'
import { shortOf } from '../../delivery/terms.ts'
import { deliveryAt, type Zone } from '../../delivery/zone.ts'

/**
 * The zone of these on whose terms an order is brought; null: the shop's own, because no pin was told or no
 * zone is drawn. Refuses a pin outside of all zones.
 */
export function zoneOfOrder(zones: readonly Zone[], place: Point | null): Zone | null {
  if (place === null) return null
  const delivery = deliveryAt(zones, place)
  if (!delivery.delivers) throw new Refusal('not_delivered_there')
  return delivery.zone
}

/** Refuses goods below the zone's minimum, saying how much is missing. */
export function refuseBelowMinimum(zone: Zone | null, subtotal: Paisa) {
  if (zone === null) return
  const missing = shortOf(zone, subtotal)
  if (missing === 0) return
  throw new Refusal('below_minimum', {
    zone: zone.name,
    expected: { minimum: zone.minimum, missing },
  })
}
