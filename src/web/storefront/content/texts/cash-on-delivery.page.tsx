import { HandCoins, CalendarDays, Truck } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { cashOnDeliveryMessages } from '../../../messages/en/storefront/content/cash-on-delivery.ts'

export const page = textPage({
  page: 'cash-on-delivery',
  path: paths.cashOnDelivery(),
  messages: cashOnDeliveryMessages,
  changed: '2026-11-29',
  icons: [HandCoins, CalendarDays, Truck],
})
