import type { Terms } from '#shop/delivery/terms.ts'
import type { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import type { Translate } from '../../messages/messages-in.ts'

type Cost = Pick<Terms, 'fee'> & Partial<Terms>

/** "Delivery is Rs. 150, and free from Rs. 4,000. Orders start at Rs. 500." */
export function costText(
  t: Translate<typeof deliveryMessages>,
  { fee, freeAbove = null, minimum }: Cost,
): string {
  const price = { fee: t.money(fee), amount: t.money(freeAbove ?? fee) }
  const cost =
    fee === 0
      ? t('delivery.costsNothing')
      : t(freeAbove === null ? 'delivery.costs' : 'delivery.costsUntil', price)
  return minimum ? `${cost} ${t('delivery.least', { minimum: t.money(minimum) })}` : cost
}
