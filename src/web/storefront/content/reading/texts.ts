import { paths } from '../../../app/paths.ts'
import { tr } from '../../../messages/reading.ts'

/** The pages of small print, as they name each other. */
export const texts: readonly { to: string; name: string }[] = [
  { to: paths.helpInfo(), name: tr('texts.helpInfo') },
  { to: paths.cashOnDelivery(), name: tr('texts.cashOnDelivery') },
  { to: paths.paymentInfo(), name: tr('texts.paymentInfo') },
  { to: paths.policy(), name: tr('texts.policy') },
  { to: paths.terms(), name: tr('texts.terms') },
  { to: paths.privacy(), name: tr('texts.privacy') },
]
