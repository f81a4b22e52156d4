import { type Delivery, type Weekday, weekdays, type Zone } from '#shop/delivery/zone.ts'
import type { Arrival } from '#shop/delivery/arrival.ts'
import type { Paisa } from '#shop/money.ts'
import { numberOfDay } from '#shop/settings/shop-day.ts'
import { deliveryAnswerMessages } from '#web/messages/en/server/delivery-answer.ts'
import { freeDeliveryMessages } from '#web/messages/en/storefront/checkout/free-delivery.ts'
import type { Language } from '#web/messages/language.ts'
import { deliveryMessages } from '#web/messages/en/storefront/checkout/delivery.ts'
import { messagesIn, type Translate } from '#web/messages/messages-in.ts'
import { refusalIn } from '#web/messages/refusal-in.ts'
import { arrivalText } from '#web/storefront/delivery/arrival-text.ts'
import { costText } from '#web/storefront/delivery/cost-text.ts'
import { shortCostText } from '#web/storefront/delivery/free-text.ts'

type T = Translate<typeof deliveryAnswerMessages>

/** A sentence on whether and when the shop delivers to a place. `outside`: its terms outside of all zones. */
export function deliveryInWords(
  language: Language,
  delivery: Delivery,
  outside: { fee: Paisa; takes: Zone['takes'] },
) {
  const t = messagesIn(language, deliveryAnswerMessages)
  const zone = delivery.delivers ? delivery.zone : null
  const takes = zone?.takes ?? outside.takes
  const estimate = daysText(takes, t)
  return { estimate, message: messageOf() }

  function messageOf() {
    if (!delivery.delivers) return refusalIn(language, { code: 'not_delivered_there' })
    return zone === null
      ? t('answer.usual', { within: withinText(takes, t), fee: t.money(outside.fee) })
      : `${zoneText(zone, t)} ${costText(messagesIn(language, deliveryMessages), zone)}`
  }
}

type Promises = {
  today: string
  /** Of the shop's own town; null: in no zone. */
  ownZone: Zone | null
  /** Of an order placed now, by zone. */
  promises: readonly { zone: Zone; arrival: Arrival | null }[]
}

/** For a buyer without an address: the arrival in the shop's own town, and the latest elsewhere. Null: no zones. */
export function promiseInWords(language: Language, { today, ownZone, promises }: Promises) {
  const t = messagesIn(language, deliveryAnswerMessages)
  const others = promises.flatMap(({ zone, arrival }) =>
    zone.id === ownZone?.id || arrival === null ? [] : [arrival.to],
  )
  const days = Math.max(0, ...others.map((day) => numberOfDay(day) - numberOfDay(today)))
  const own = promises.find(({ zone }) => zone.id === ownZone?.id)
  if (!own?.arrival) {
    if (others.length === 0) return null
    return days === 0 ? t('promise.todayByArea') : t('promise.byArea', { days })
  }
  const arriving = arrivalText(messagesIn(language, deliveryMessages), own.arrival, today)
  const there = { arriving, zone: own.zone.name }
  return days === 0 ? t('promise.own', there) : t('promise.elsewhere', { ...there, days })
}

type Headline = { today: string; delivery: Delivery; arrival: Arrival | null; usual: Paisa }

/** Below the banner: what delivery costs at a place, and the day. `usual`: the price in no zone. Null: no day is known. */
export function headlineInWords(
  language: Language,
  { today, delivery, arrival, usual }: Headline,
): string | null {
  const ofDelivery = messagesIn(language, deliveryMessages)
  if (!delivery.delivers) return ofDelivery('delivery.nowhere')
  if (!arrival) return null
  const t = messagesIn(language, deliveryAnswerMessages)
  const { from, to } = arrival
  const arriving = arrivalText(ofDelivery, { from, to }, today)
  if (!delivery.zone) return t('promise.inNoZone', { fee: t.fee(usual), arriving })
  const { fee, freeAbove, minimum, name: zone } = delivery.zone
  const free = fee === 0 ? minimum : freeAbove
  const cost = shortCostText(messagesIn(language, freeDeliveryMessages), { fee, free })
  return t('promise.headline', { zone, cost, arriving })
}

const zoneText = ({ name, days, takes }: Zone, t: T): string =>
  t('answer.zone', { zone: name, served: servedOn(days, t), within: withinText(takes, t) })

/** "1 to 2 Days" */
function daysText({ from, to }: Zone['takes'], t: T): string {
  if (from === 0) return to === 0 ? t('takes.sameDay') : t('takes.sameDayOr', { to })
  return from === to ? t('takes.days', { to }) : t('takes.range', { from, to })
}

/** "in 1 to 2 Days", "the same day" */
function withinText(takes: Zone['takes'], t: T): string {
  const { from, to } = takes
  if (from > 0) return t('within.days', { days: daysText(takes, t) })
  return to === 0 ? t('within.sameDay') : t('within.sameDayOr', { to })
}

function servedOn(days: readonly Weekday[], t: T) {
  if (days.length === weekdays.length) return t('served.daily')
  const named = weekdays.filter((day) => days.includes(day)).map((day) => t(`weekday.${day}`))
  const last = named.at(-1) ?? ''
  const most = named.slice(0, -1).join(t('served.separator'))
  return t('served.on', { days: most === '' ? last : t('served.and', { most, last }) })
}
