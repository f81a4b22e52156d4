import type { deliveryMessages } from '../../messages/en/delivery.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { arrivalWords } from './arrival-words.ts'
import type { Delivery } from './use-delivery.ts'

/** "Do we deliver here?", answered: when it arrives, what it costs, and where orders start. */
export function termsWords(
  t: Translate<typeof deliveryMessages>,
  { delivers, zone, fee, terms, arrival }: Delivery,
  today: string | null,
): string {
  if (!delivers) return t('delivery.nowhere')
  const freeAbove = terms?.freeAbove ?? null
  const amount = t.money(fee)
  const cost = () => {
    if (fee === 0) return t('delivery.costsNothing')
    return freeAbove === null
      ? t('delivery.costs', { fee: amount })
      : t('delivery.costsUntil', { fee: amount, amount: t.money(freeAbove) })
  }
  return [
    zone === null ? t('delivery.there') : t('delivery.thereTo', { zone }),
    arrival && `${arrivalWords(t, arrival, today)}.`,
    cost(),
    terms !== null && terms.minimum > 0 && t('delivery.least', { minimum: t.money(terms.minimum) }),
  ]
    .filter(Boolean)
    .join(' ')
}
