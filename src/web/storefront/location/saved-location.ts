import { isPoint, type Point, rounded } from '#shop/delivery/place.ts'

// Spec §3: lat and lng as JSON, kept in the browser. Anything else there is as good as nothing.
const key = 'savedLocation'

export function parseLocation(text: string | null): Point | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value))
      return null
    const { lat, lng } = value
    if (typeof lat !== 'number' || typeof lng !== 'number') return null
    return isPoint({ lat, lng }) ? rounded({ lat, lng }) : null
  } catch {
    return null
  }
}

export function readLocation(): Point | null {
  try {
    return parseLocation(localStorage.getItem(key))
  } catch {
    return null
  }
}

export function keepLocation(point: Point) {
  try {
    localStorage.setItem(key, JSON.stringify(rounded(point)))
  } catch {
    // Without storage it is asked for again next time.
  }
}
