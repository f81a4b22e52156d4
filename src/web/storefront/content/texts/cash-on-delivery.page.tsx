import { HandCoins, CalendarDays, Truck } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { cashOnDeliveryText } from './cash-on-delivery-text.ts'

export const page = textPage(paths.cashOnDelivery(), cashOnDeliveryText, [
  HandCoins,
  CalendarDays,
  Truck,
])
