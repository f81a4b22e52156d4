import { HandCoins, ReceiptText, Sparkles } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { paymentInfoMessages } from '../../../messages/en/storefront/content/payment-info.ts'

export const page = textPage({
  page: 'payment-info',
  path: paths.paymentInfo(),
  messages: paymentInfoMessages,
  changed: '2026-11-29',
  icons: [HandCoins, ReceiptText, Sparkles],
})
