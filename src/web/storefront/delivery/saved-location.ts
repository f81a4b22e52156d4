import { isPoint, type Point, rounded } from '#shop/delivery/place.ts'

/** `savedLocation` in localStorage: lat and lng as JSON; ignores invalid values. */
export function parseLocation(text: string): Point | null {
  try {
    const value: unknown = JSON.parse(text || 'null')
    if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value))
      return null
    const { lat, lng } = value
    if (typeof lat !== 'number' || typeof lng !== 'number') return null
    return isPoint({ lat, lng }) ? rounded({ lat, lng }) : null
  } catch {
    return null
  }
}
