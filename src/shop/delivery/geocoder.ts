import type { Place, Point } from './place.ts'

/** External address search with a cache; null: unavailable now. `gone` aborts when the client has left. */
export type Geocoder = {
  search: (text: string, gone?: AbortSignal) => Promise<Place[] | null>
  reverse: (point: Point, gone?: AbortSignal) => Promise<Place | null>
}

/** Uses only the built-in towns. */
export const noGeocoder: Geocoder = { search: async () => [], reverse: async () => null }

export type WithGeocoder = { geocoder: Geocoder }
