import type { PlainKey } from '../../../messages/screen.ts'
import { paths } from '../../../app/paths.ts'
import type { readingMessages } from '../../../messages/en/storefront/content/reading.ts'

export const texts: readonly { to: string; words: PlainKey<typeof readingMessages> }[] = [
  { to: paths.helpInfo(), words: 'texts.helpInfo' },
  { to: paths.cashOnDelivery(), words: 'texts.cashOnDelivery' },
  { to: paths.paymentInfo(), words: 'texts.paymentInfo' },
  { to: paths.policy(), words: 'texts.policy' },
  { to: paths.terms(), words: 'texts.terms' },
  { to: paths.privacy(), words: 'texts.privacy' },
]
