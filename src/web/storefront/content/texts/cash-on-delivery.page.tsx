import { HandCoins, CalendarDays, Truck } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { cashOnDeliveryMessages } from '../../../messages/en/cash-on-delivery.ts'

export const page = textPage(paths.cashOnDelivery(), cashOnDeliveryMessages, '2026-11-21', [
  HandCoins,
  CalendarDays,
  Truck,
])
