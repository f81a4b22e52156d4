import rows from './places-of-pakistan.json' with { type: 'json' }
import { distance, mostPlaces, type Place, type Point } from './place.ts'

// [GeoNames id, name, province, latitude, longitude], largest first. GeoNames, CC BY 4.0.
type Row = [id: number, name: string, province: string, lat: number, lng: number]

const places: readonly Place[] = (rows as Row[]).map(([id, name, province, lat, lng]) => ({
  id: `geonames-${id}`,
  name: [name, province === name ? '' : province, 'Pakistan'].filter(Boolean).join(', '),
  lat,
  lng,
}))

/** Places of Pakistan by name, without asking anybody: beginnings first, then the larger. */
export function placesNamed(text: string): Place[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const named = (place: Place) => place.name.toLowerCase()
  // Of a whole address ("House 4, Gulberg, Lahore") the town is the last word that is one.
  const whole = places.filter((place) => words.every((word) => named(place).includes(word)))
  const found =
    whole.length > 0 ? whole : places.filter((place) => words.includes(townOf(place).toLowerCase()))
  const startsWith = (place: Place) => (named(place).startsWith(words[0] ?? '') ? 0 : 1)
  return found.toSorted((a, b) => startsWith(a) - startsWith(b)).slice(0, mostPlaces)
}

const townOf = (place: Place) => place.name.slice(0, place.name.indexOf(','))
const near = 30 // kilometres

/** The nearest town, when there is one about; null in the hills and at sea. */
export function placeNear(point: Point): Place | null {
  const nearest = places.reduce<{ place: Place; away: number } | null>((best, place) => {
    const away = distance(point, place)
    return best === null || away < best.away ? { place, away } : best
  }, null)
  return nearest !== null && nearest.away <= near ? nearest.place : null
}
