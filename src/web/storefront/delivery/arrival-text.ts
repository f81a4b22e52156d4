import type { Arrival } from '#shop/delivery/arrival.ts'
import { dayAfter } from '#shop/settings/shop-day.ts'
import type { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import type { Translate } from '../../messages/messages-in.ts'

/** "Arriving Nov 23–24", "Arriving tomorrow", "Arriving today, 6pm–8pm". `today`: the shop's day; null if unknown. */
export function arrivalText(
  t: Translate<typeof deliveryMessages>,
  { from, to, hours }: Arrival,
  today: string | null,
): string {
  const isTomorrow = today !== null && to === dayAfter(today, 1)
  const near = to === today ? 'delivery.arrivingToday' : isTomorrow && 'delivery.arrivingTomorrow'
  const days =
    near && from === to ? t(near) : t('delivery.arriving', { days: t.nearDays(from, to) })
  return t.joined([days, hours && t.hours(hours.from, hours.to)])
}
