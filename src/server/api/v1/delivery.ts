import type { Sql } from '#db/database.ts'
import { type Arrival, arrivalOf } from '#shop/delivery/arrival.ts'
import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { rounded } from '#shop/delivery/place.ts'
import { missingInAddress } from '#shop/delivery/missing-in-address.ts'
import { likelyTerms, lowestFree } from '#shop/delivery/terms.ts'
import { type Delivery, deliveryAt } from '#shop/delivery/zone.ts'
import { deliveryTo } from '#shop/delivery/zone-of-address.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { holdChosen } from '#shop/delivery/windows/hold-window.ts'
import { offeredWindows, soonestFree } from '#shop/delivery/windows/window.ts'
import { windowFacts } from '#shop/delivery/windows/window-facts.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { encodeDelivery, encodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { encodePlace } from '#wire/v1/buying/place.ts'
import type { Language } from '#web/messages/language.ts'
import { deliveryInWords, headlineInWords, promiseInWords } from '../delivery-in-words.ts'
import type { Handlers } from '../handler.ts'

export const deliveryHandlers = {
  async delivery({ db, now }, { query }, { language }) {
    const facts = await factsOf(db, now())
    return answerOn(deliveryAt(facts.zones, rounded(query)), facts, language)
  },
  async deliveryTo({ db, now }, { body: { address, location } }, { language }) {
    const facts = await factsOf(db, now())
    const to = { address, place: location ? rounded(location) : null }
    return {
      ...answerOn(deliveryTo(to, facts.zones), facts, language),
      missing: missingInAddress(to, facts.zones),
    }
  },
  async holdWindow(visit, { body: { hold: holdId, id: windowId, ...rest } }, { address }) {
    const { expiresAt } = await holdChosen(visit, { ...rest, holdId, windowId, address })
    return { data: { until: new Date(expiresAt).toISOString() } }
  },
  async usualDelivery({ db, now }, _input, { language }) {
    const facts = await factsOf(db, now())
    const { zones, settings, at } = facts
    const { arrival } = promiseOf({ delivers: true, zone: null }, facts)
    const { shippingPrice: fee, map, towns } = settings
    const own = deliveryTo({ address: towns[0] ?? '', place: map }, zones)
    const today = shopDay(at)
    const promises = {
      today,
      ownZone: own.delivers ? own.zone : null,
      promises: zones.map((zone) => ({
        zone,
        arrival: promiseOf({ delivers: true, zone }, facts).arrival,
      })),
    }
    return encodeUsualDelivery({
      today,
      arrival,
      promise: promiseInWords(language, promises),
      headline: headlineInWords(language, promises),
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

async function factsOf(db: Sql, at: number) {
  const [zones, settings, { windows, windowDays: days }] = await Promise.all([
    activeZones(db),
    readSettings(db),
    windowFacts(db, at),
  ])
  return { zones, settings, windows, days, at }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

function answerOn(delivery: Delivery, facts: Facts, language: Language) {
  const { shippingPrice } = facts.settings
  const texts = deliveryInWords(language, delivery, shippingPrice)
  return encodeDelivery(delivery, shippingPrice, promiseOf(delivery, facts), texts)
}

/** `arrival`: of the window that an order would take now if none is chosen, else the usual days. */
function promiseOf(delivery: Delivery, { settings: schedule, ...facts }: Facts) {
  const zoneId = delivery.delivers ? (delivery.zone?.id ?? null) : null
  const windows = delivery.delivers ? offeredWindows({ ...facts, zoneId, schedule, lines: 1 }) : []
  const soonest = soonestFree(windows)
  const arrival: Arrival | null = soonest
    ? { from: soonest.day, to: soonest.day, hours: { from: soonest.from, to: soonest.to } }
    : arrivalOf({ delivery, schedule, at: facts.at })
  return { windows, arrival }
}
