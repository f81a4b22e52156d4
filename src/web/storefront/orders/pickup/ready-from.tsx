import { readyFrom } from '#shop/orders/pickup/ready-from.ts'
import { dayAfter } from '#shop/settings/shop-day.ts'
import { pickupMessages } from '../../../messages/en/storefront/checkout/pickup.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

type Props = { settings: Settings; placedAt: number; today: string }

/** "Ready from about 2:30 pm today"; nothing after that day. */
export function ReadyFrom({ settings, placedAt, today }: Props) {
  const t = useMessages(pickupMessages)
  const ready = readyFrom(settings, placedAt)
  if (ready === null || ready.day < today) return null
  const { day, time } = ready
  const values = { time: t.hour(time), day: t.day(Date.parse(day)) }
  if (day === today) return <p>{t('pickup.fromToday', values)}</p>
  return <p>{t(day === dayAfter(today, 1) ? 'pickup.fromTomorrow' : 'pickup.fromDay', values)}</p>
}
