import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodePlace } from '#wire/v1/place.ts'
import type { Handlers } from '../handler.ts'

export const geocodeHandlers = {
  geocodeSearch: async (visit, { query }, http) =>
    (await findPlaces(visit, query.q, http.gone())).map(encodePlace),
  async geocodeReverse(visit, { query }, http) {
    const place = await findPlaceAt(visit, { lat: query.lat, lng: query.lon }, http.gone())
    if (place === null) throw new Refusal('place_not_found')
    return encodePlace(place)
  },
} satisfies Partial<Handlers>
