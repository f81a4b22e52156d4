import { useMemo } from 'react'
import { isPoint, type Point, rounded } from '#shop/delivery/place.ts'
import { savedLocation } from '../session/use-address.ts'

/** Spec §3: lat and lng as JSON, kept in the browser. Anything else there is as good as nothing. */
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

export const readLocation = (): Point | null => parseLocation(savedLocation.read())

/** The pin that goes with "Delivering To"; null: its address has none. */
export const keepLocation = (place: Point | null) =>
  savedLocation.write(place === null ? '' : JSON.stringify(rounded(place)))

/** The same, followed; null on the server. */
export function useSavedLocation(): Point | null {
  const text = savedLocation.use()
  return useMemo(() => parseLocation(text), [text])
}
