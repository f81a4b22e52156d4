import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import type { Point } from '../../delivery/place.ts'
import { shortOf } from '../../delivery/terms.ts'
import { deliveryAt, type Zone } from '../../delivery/zone.ts'

/** Null: the shop's own terms, because there is no pin or no zone. Refuses a pin outside all zones. */
export function zoneOfOrder(zones: readonly Zone[], place: Point | null): Zone | null {
  if (place === null) return null
  const delivery = deliveryAt(zones, place)
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
