import { type Arrival, arrivalOf } from '#shop/delivery/arrival.ts'
import { findPlaceAt, findPlaces } from '#shop/delivery/find-places.ts'
import { rounded } from '#shop/delivery/place.ts'
import { missingInAddress } from '#shop/delivery/missing-in-address.ts'
import { likelyTerms, lowestFree } from '#shop/delivery/terms.ts'
import { type Delivery, usualDays, type Zone } from '#shop/delivery/zone.ts'
import { deliveryAt, deliveryTo } from '#shop/delivery/zone-of-address.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { holdChosen } from '#shop/delivery/windows/hold-window.ts'
import { releaseHold } from '#shop/delivery/windows/release-hold.ts'
import { soonestFree } from '#shop/delivery/windows/soonest-free.ts'
import { offeredWindows } from '#shop/delivery/windows/window.ts'
import { windowFacts } from '#shop/delivery/windows/window-facts.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { encodeDelivery, encodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { encodePlace } from '#wire/v1/buying/place.ts'
import { deliveryAnswerMessages } from '#web/messages/en/server/delivery-answer.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { Language } from '#web/messages/language.ts'
import { deliveryInWords, headlineInWords, promiseInWords } from '../delivery-in-words.ts'
import type { OpenVisit } from '../../open-shop.ts'
import type { Handlers } from '../handler.ts'

export const deliveryHandlers = {
  async delivery(visit, { query }, { language }) {
    const facts = await factsOf(visit, language)
    return answerOn(
      deliveryAt(facts.zones, rounded(query), facts.settings.deliversOutside),
      facts,
      language,
    )
  },
  async deliveryTo(visit, { body: { address, location } }, { language }) {
    const facts = await factsOf(visit, language)
    const to = { address, place: location ? rounded(location) : null }
    const missing = missingInAddress(to, facts.zones)
    return {
      ...answerOn(deliveryTo(to, facts.zones, facts.settings.deliversOutside), facts, language),
      // Nothing is promised to a place that the shop doesn't know.
      ...(missing === 'city' && {
        arrival: null,
        windows: [],
        headline: null,
        message: messagesIn(language, deliveryAnswerMessages)('answer.noCity'),
      }),
      missing,
    }
  },
  async holdWindow(visit, { body: { hold: holdId, id: windowId, ...rest } }, { address }) {
    const { expiresAt } = await holdChosen(visit, { ...rest, holdId, windowId, address })
    return { data: { until: new Date(expiresAt).toISOString() } }
  },
  async releaseWindow({ db }, { params }) {
    await releaseHold(db, params.hold)
    return { success: true as const }
  },
  async usualDelivery(visit, _input, { language }) {
    const facts = await factsOf(visit, language)
    const { zones, settings, at, named } = facts
    // A customer without an address may be in any zone.
    const outsideDays = zones.length > 0 ? usualDays : settings.outsideDays
    const unknown = { ...facts, settings: { ...settings, outsideDays } }
    const { arrival } = promiseOf({ delivers: true, zone: null }, unknown)
    const { shippingPrice: fee, map, towns, deliversOutside } = settings
    const own = deliveryTo({ address: towns[0] ?? '', place: map }, zones, deliversOutside)
    const today = shopDay(at)
    const ownZone = own.delivers ? named(own.zone) : null
    const promises = {
      today,
      ownZone,
      promises: zones.map((zone) => ({
        zone: named(zone),
        arrival: promiseOf({ delivers: true, zone }, facts).arrival,
      })),
    }
    return encodeUsualDelivery({
      today,
      arrival,
      promise: promiseInWords(language, promises),
      headline: ownZone && headlineAt({ delivers: true, zone: ownZone }, facts, language),
      fee,
      likely: likelyTerms(zones),
      freeFrom: lowestFree(zones, deliversOutside ? fee : null),
      zones: zones.map((zone) => named(zone).name),
      deliversElsewhere: deliversOutside,
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

async function factsOf({ db, now, translations }: OpenVisit, { locale }: Language) {
  const at = now()
  const [zones, settings, { windows, windowDays: days }, texts] = await Promise.all([
    activeZones(db),
    readSettings(db),
    windowFacts(db, at),
    translations(locale),
  ])
  /** The zone with its name in the reader's language; addresses are matched by the English one. */
  const named = <Z extends Zone | null>(zone: Z): Z =>
    zone && { ...zone, name: texts.get(zone.name) ?? zone.name }
  return { zones, settings, windows, days, at, named }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

function answerOn(to: Delivery, facts: Facts, language: Language) {
  const { shippingPrice, outsideDays } = facts.settings
  const delivery = to.delivers ? { ...to, zone: facts.named(to.zone) } : to
  const texts = deliveryInWords(language, delivery, { fee: shippingPrice, takes: outsideDays })
  return encodeDelivery(delivery, shippingPrice, promiseOf(delivery, facts), {
    ...texts,
    headline: headlineAt(delivery, facts, language),
  })
}

const headlineAt = (delivery: Delivery, facts: Facts, language: Language) =>
  headlineInWords(language, {
    today: shopDay(facts.at),
    delivery,
    arrival: promiseOf(delivery, facts).arrival,
    usual: facts.settings.shippingPrice,
  })

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
