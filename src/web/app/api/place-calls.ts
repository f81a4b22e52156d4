import type { Point } from '#shop/delivery/place.ts'
import { decodePlace, encodePin } from '#wire/v1/buying/place.ts'
import type { Api } from './api.ts'

export const placeCalls = ({ send }: Api) => ({
  findPlaces: async (q: string, signal?: AbortSignal) =>
    (await send('geocodeSearch', { query: { q }, ...(signal && { signal }) })).map(decodePlace),
  placeAt: async ({ lat, lng }: Point) =>
    decodePlace(await send('geocodeReverse', { query: encodePin({ lat, lng }) })),
})
