import { arrivalOf } from '#shop/delivery/arrival.ts'
import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { rounded } from '#shop/delivery/place.ts'
import { lowestFree } from '#shop/delivery/terms.ts'
import { deliveryAt } from '#shop/delivery/zone.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { encodeDelivery, encodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { encodePlace } from '#wire/v1/buying/place.ts'
import { deliveryInWords } from '../delivery-in-words.ts'
import type { Handlers } from '../handler.ts'

export const deliveryHandlers = {
  async delivery({ db, now }, { query }, { language }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const delivery = deliveryAt(zones, rounded(query))
    const { shippingPrice } = settings
    const arrival = arrivalOf({ delivery, schedule: settings, at: now() })
    const words = deliveryInWords(language, delivery, shippingPrice)
    return encodeDelivery(delivery, shippingPrice, arrival, words)
  },
  async usualDelivery({ db, now }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const at = now()
    const arrival = arrivalOf({ delivery: { delivers: true, zone: null }, schedule: settings, at })
    const { shippingPrice: fee } = settings
    return encodeUsualDelivery({ today: shopDay(at), arrival, fee, freeFrom: lowestFree(zones) })
  },
  geocodeSearch: async (visit, { query }, http) =>
    (await findPlaces(visit, query.q, http.gone())).map(encodePlace),
  async geocodeReverse(visit, { query }, http) {
    const place = await findPlaceAt(visit, { lat: query.lat, lng: query.lon }, http.gone())
    if (place === null) throw new Refusal('place_not_found')
    return encodePlace(place)
  },
} satisfies Partial<Handlers>
