import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { WithGeocoder } from './geocoder.ts'
import { placeNear, placesNamed } from './gazetteer.ts'
import { isPoint, type Place, type Point, rounded } from './place.ts'

const maxLength = 200

/**
 * At most five, from cache, geocoder or built-in towns. Refuses `place_search_away` if towns have no match
 * and the geocoder is unavailable: the place may exist.
 */
export async function findPlaces(
  visit: Visit & WithGeocoder,
  typed: string,
  gone?: AbortSignal,
): Promise<Place[]> {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, maxLength)
  if (text === '') return []
  const found = await visit.geocoder.search(text, gone)
  if (found !== null && found.length > 0) return found
  const towns = placesNamed(text)
  if (found === null && towns.length === 0) throw new Refusal('place_search_away')
  return towns
}

/** Null: unknown. */
export async function findPlaceAt(
  visit: Visit & WithGeocoder,
  input: Point,
  gone?: AbortSignal,
): Promise<Place | null> {
  if (!isPoint(input)) return null
  const point = rounded(input)
  const found = await visit.geocoder.reverse(point, gone)
  return found ?? placeNear(point)
}
