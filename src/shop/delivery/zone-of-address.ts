import { covers, partOf } from './area.ts'
import { mentions, placeNear, townOfAddress, withTown, wordsOf } from './gazetteer.ts'
import type { Point } from './place.ts'
import type { Delivery, Zone } from './zone.ts'

/**
 * The active zone of an address without a pin: named after an area or town in it ("DHA" of "Bahria Town
 * and DHA"), else the only one that contains the whole town. Null: unclear.
 */
export function zoneOfAddress(typed: string, zones: readonly Zone[]): Zone | null {
  const address = withTown(typed)
  const active = zones.filter((zone) => zone.active)
  if (active.length === 0) return null
  const town = townOfAddress(address)
  const near =
    town === null ? active : active.filter(({ area }) => partOf(area, town, town.reach) !== 'none')
  const words = wordsOf(address.split('\n')[0] ?? '')
  const townName = town && wordsOf(town.name.split(',')[0] ?? '')
  const named = near.filter(({ name }) => areasOf(name).some((area) => mentions(words, area)))
  // "DHA Phase 2, Islamabad": the area says more than its town.
  const areas = named.filter(({ name }) =>
    areasOf(name).some((area) => area !== townName && mentions(words, area)),
  )
  const [zone, ...others] = areas.length > 0 ? areas : named
  if (zone !== undefined) return others.length === 0 ? zone : null
  const [only, ...more] = near
  if (town === null || only === undefined || more.length > 0) return null
  return partOf(only.area, town, town.reach) === 'all' ? only : null
}

/**
 * Of a pin. `isOutsideServed`: a shop with zones delivers outside of them too, at its own terms, wherever a town of the
 * gazetteer is near. `zones` in order of precedence.
 */
export function deliveryAt(
  zones: readonly Zone[],
  place: Point,
  isOutsideServed: boolean,
): Delivery {
  const active = zones.filter((zone) => zone.active)
  const zone = active.find(({ area }) => covers(area, place)) ?? null
  const isReached =
    zone !== null || active.length === 0 || (isOutsideServed && placeNear(place) !== null)
  return isReached ? { delivers: true, zone } : { delivers: false }
}

/**
 * Where a typed address with or without a pin is delivered from; the pin says more. An address without a pin that may be
 * in a zone is delivered to: staff ask.
 */
export function deliveryTo(
  { address, place }: { address: string; place: Point | null },
  zones: readonly Zone[],
  isOutsideServed: boolean,
): Delivery {
  if (place !== null) return deliveryAt(zones, place, isOutsideServed)
  const isReached = isOutsideServed || !isOutside(address, zones)
  return isReached ? { delivers: true, zone: zoneOfAddress(address, zones) } : { delivers: false }
}

/** Whether the town of an address is known, and no active zone is near it. */
function isOutside(address: string, zones: readonly Zone[]): boolean {
  const active = zones.filter((zone) => zone.active)
  const town = townOfAddress(withTown(address))
  if (active.length === 0 || town === null) return false
  return active.every(({ area }) => partOf(area, town, town.reach) === 'none')
}

const areasOf = (zone: string): string[] =>
  zone
    .split(/[,;/&+·]| and /i)
    .map(wordsOf)
    .filter((name) => name.length > 2)
