import rows from './places-of-pakistan.json' with { type: 'json' }
import { otherNames } from './names-of-towns.ts'
import { distance, maxPlaces, type Place, type Point } from './place.ts'

// [GeoNames id, name, province, latitude, longitude], largest first. GeoNames, CC BY 4.0.
type Row = [id: number, name: string, province: string, lat: number, lng: number]

const places: readonly Place[] = (rows as Row[]).map(([id, name, province, lat, lng]) => ({
  id: `geonames-${id}`,
  name: [name, province === name ? '' : province, 'Pakistan'].filter(Boolean).join(', '),
  lat,
  lng,
}))

/** Towns of Pakistan, offline: name prefixes first, then by size. */
export function placesNamed(text: string): Place[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const named = (place: Place) => place.name.toLowerCase()
  // In an address ("House 4, Gulberg, Lahore") the town is the last matching word.
  const whole = places.filter((place) => words.every((word) => named(place).includes(word)))
  const found =
    whole.length > 0 ? whole : places.filter((place) => words.includes(townOf(place).toLowerCase()))
  const startsWith = (place: Place) => (named(place).startsWith(words[0] ?? '') ? 0 : 1)
  return found.toSorted((a, b) => startsWith(a) - startsWith(b)).slice(0, maxPlaces)
}

/** `reach`: maximum extent in kilometres; the list has no outlines. */
export type Town = Place & { reach: number }

// By rank in the list, which is sorted by size.
const reachOf = (rank: number) => (rank < 15 ? 30 : rank < 65 ? 15 : 8)

/**
 * The town the address's first line ends with (ignoring province, district, country, postcode), if no
 * other town occurs in it; else null. "Murree Road" is a street.
 */
export function townOfAddress(address: string): Town | null {
  const [first = ''] = address.split('\n')
  const named = townsIn(address)
  const longestNames = named.filter(
    (name) => !named.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  )
  const [name, ...others] = longestNames
  if (name === undefined || others.length > 0) return null
  const towns = places.filter((_, at) => nameOfPlace[at] === name)
  const [town] = towns
  if (town === undefined || towns.length > 1 || !endsWithTown(first, name)) return null
  return { ...town, reach: reachOf(places.indexOf(town)) }
}

/** Names of towns in the address, in `wordsOf` form. */
export const townsIn = (address: string): string[] =>
  placeNames.filter((name) => mentions(wordsOf(address), name))

/** The address without names of towns, provinces and the country, and without postcodes; in `wordsOf` form. */
export const withoutTowns = (address: string): string =>
  [...townsIn(address), ...provinces, ...regionWords]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${wordsOf(address)} `)
    .replaceAll(/ \d{5}(?= )/g, '')
    .trim()

/** Lower case, without accents and punctuation, with the names that the gazetteer has (`otherNames`). */
export const wordsOf = (text: string) =>
  plainWords(text).replace(otherName, (name) => known.get(name) ?? name)

function plainWords(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const known = new Map(
  Object.entries(otherNames).flatMap(([names, name]) =>
    names.split('|').map((one) => [plainWords(one), name] as const),
  ),
)
const longestFirst = [...known.keys()].toSorted((a, b) => b.length - a.length)
const otherName = new RegExp(`(?<=^| )(?:${longestFirst.join('|')})(?= |$)`, 'gu')

/** “G-11/2”: Islamabad alone numbers its sectors like this. */
const sector = /(?<![\p{L}\p{N}])[d-i]-?\d{1,2}\/[1-4](?!\p{N})/iu

/** An address that names a sector and no town, with its town. */
export function withTown(address: string): string {
  const [first = '', ...others] = address.split('\n')
  return sector.test(first) && townsIn(address).length === 0
    ? [`${first}, Islamabad`, ...others].join('\n')
    : address
}

const roads = 'road|rd|street|st|avenue|ave|highway|expressway|motorway|bypass|chowk|gate'

/** Whether the name occurs, other than as a road's ("Murree Road"). Both in `wordsOf` form. */
export const mentions = (words: string, name: string) =>
  words.includes(name) &&
  new RegExp(`(?:^| )${name}(?! (?:${roads})(?: |$))(?= |$)`, 'u').test(words)

const regionWords = ['pakistan', 'capital territory', 'district', 'division', 'tehsil', 'city']

function endsWithTown(line: string, name: string) {
  const rest = wordsOf(line)
    .replace(/( \d{5})?( pakistan)?( \d{5})?$/, '')
    .replace(tail, '')
    .replace(/ \d{5}$/, '')
    .replace(/ (?:district|division|tehsil|city)$/, '')
  return ` ${rest}`.endsWith(` ${name}`)
}

const townOf = (place: Place) => place.name.slice(0, place.name.indexOf(','))
const nameOfPlace = places.map((place) => wordsOf(townOf(place)))
const placeNames = [...new Set(nameOfPlace)]
// Islamabad is both town and province: keep it.
const provinces = [...new Set((rows as Row[]).map(([, , province]) => wordsOf(province)))].filter(
  (name) => !placeNames.includes(name),
)
const tail = new RegExp(` (?:${provinces.join('|')}|capital territory)$`)
const near = 30 // kilometres

/** Null: none within reach (hills, sea). */
export function placeNear(point: Point): Place | null {
  const nearest = places.reduce<{ place: Place; away: number } | null>((best, place) => {
    const away = distance(point, place)
    return best === null || away < best.away ? { place, away } : best
  }, null)
  return nearest !== null && nearest.away <= near ? nearest.place : null
}
