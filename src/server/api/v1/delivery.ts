import { arrivalOf } from '#shop/delivery/arrival.ts'
import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { rounded } from '#shop/delivery/place.ts'
import { missingInAddress } from '#shop/delivery/missing-in-address.ts'
import { likelyTerms, lowestFree } from '#shop/delivery/terms.ts'
import { type Delivery, deliveryAt } from '#shop/delivery/zone.ts'
import { deliveryTo } from '#shop/delivery/zone-of-address.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { Refusal } from '#shop/refusals.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { encodeDelivery, encodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { encodePlace } from '#wire/v1/buying/place.ts'
import type { Language } from '#web/messages/language.ts'
import { deliveryInWords } from '../delivery-in-words.ts'
import type { Handlers } from '../handler.ts'

export const deliveryHandlers = {
  async delivery({ db, now }, { query }, { language }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    return answerOn(deliveryAt(zones, rounded(query)), settings, { at: now(), language })
  },
  async deliveryTo({ db, now }, { body: { address, location } }, { language }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const to = { address, place: location ? rounded(location) : null }
    return {
      ...answerOn(deliveryTo(to, zones), settings, { at: now(), language }),
      missing: missingInAddress(to, zones),
    }
  },
  async usualDelivery({ db, now }) {
    const [zones, settings] = await Promise.all([activeZones(db), readSettings(db)])
    const at = now()
    const arrival = arrivalOf({ delivery: { delivers: true, zone: null }, schedule: settings, at })
    const { shippingPrice: fee } = settings
    return encodeUsualDelivery({
      today: shopDay(at),
      arrival,
      fee,
      likely: likelyTerms(zones),
      freeFrom: lowestFree(zones, fee),
    })
  },
  geocodeSearch: async (visit, { query }, http) =>
    (await findPlaces(visit, query.q, http.gone())).map(encodePlace),
  async geocodeReverse(visit, { query }, http) {
    const place = await findPlaceAt(visit, { lat: query.lat, lng: query.lon }, http.gone())
    if (place === null) throw new Refusal('place_not_found')
    return encodePlace(place)
  },
} satisfies Partial<Handlers>

function answerOn(
  delivery: Delivery,
  settings: ShopSettings,
  { at, language }: { at: number; language: Language },
) {
  const { shippingPrice } = settings
  const arrival = arrivalOf({ delivery, schedule: settings, at })
  const texts = deliveryInWords(language, delivery, shippingPrice)
  return encodeDelivery(delivery, shippingPrice, arrival, texts)
}
