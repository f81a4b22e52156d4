import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodePlace } from '#wire/place.ts'
import type { Handlers } from '../handler.ts'

export const geocodeHandlers: Pick<Handlers, 'geocodeSearch' | 'geocodeReverse'> = {
  geocodeSearch: async (visit, { query }) => (await findPlaces(visit, query.q)).map(encodePlace),
  async geocodeReverse(visit, { query }) {
    const place = await findPlaceAt(visit, { lat: query.lat, lng: query.lon })
    if (place === null) throw new Refusal('place-not-found')
    return encodePlace(place)
  },
}
