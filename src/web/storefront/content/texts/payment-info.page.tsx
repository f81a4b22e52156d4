import { HandCoins, ReceiptText, Sparkles } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { paymentInfoMessages } from '../../../messages/en/payment-info.ts'

export const page = textPage(paths.paymentInfo(), paymentInfoMessages, '2026-11-21', [
  HandCoins,
  ReceiptText,
  Sparkles,
])
