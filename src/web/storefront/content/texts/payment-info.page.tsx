import { HandCoins, ReceiptText, Sparkles } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { paymentInfoText } from './payment-info-text.ts'

export const page = textPage(paths.paymentInfo(), paymentInfoText, [
  HandCoins,
  ReceiptText,
  Sparkles,
])
