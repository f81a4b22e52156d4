import type { Place, Point } from './place.ts'

/**
 * A service outside that knows every house; null when it cannot be asked now. It remembers its answers.
 * `gone`: aborted when the caller does not wait any more.
 */
export type Geocoder = {
  search: (text: string, gone?: AbortSignal) => Promise<Place[] | null>
  reverse: (point: Point, gone?: AbortSignal) => Promise<Place | null>
}

/** No external service: only the built-in list of places. */
export const noGeocoder: Geocoder = { search: async () => [], reverse: async () => null }

/** What a visit has that may ask for places. */
export type WithGeocoder = { geocoder: Geocoder }
