import type { Arrival } from '#shop/delivery/arrival.ts'
import { dayAfter } from '#shop/settings/shop-day.ts'
import type { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import type { Translate } from '../../messages/messages-in.ts'

/** "Arriving Nov 23–24", "Arriving tomorrow". `today`: the shop's day; null if unknown. */
export function arrivalText(
  t: Translate<typeof deliveryMessages>,
  { from, to }: Arrival,
  today: string | null,
): string {
  if (from === to && today !== null) {
    if (to === today) return t('delivery.arrivingToday')
    if (to === dayAfter(today, 1)) return t('delivery.arrivingTomorrow')
  }
  return t('delivery.arriving', { days: t.nearDays(from, to) })
}
