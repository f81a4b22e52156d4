import type { PlainKey } from '../../../messages/screen.ts'
import { paths } from '../../../app/paths.ts'
import type { readingMessages } from '../../../messages/en/storefront/content/reading.ts'

export const texts: readonly { to: string; label: PlainKey<typeof readingMessages> }[] = [
  { to: paths.helpInfo(), label: 'texts.helpInfo' },
  { to: paths.cashOnDelivery(), label: 'texts.cashOnDelivery' },
  { to: paths.paymentInfo(), label: 'texts.paymentInfo' },
  { to: paths.policy(), label: 'texts.policy' },
  { to: paths.terms(), label: 'texts.terms' },
  { to: paths.privacy(), label: 'texts.privacy' },
]
