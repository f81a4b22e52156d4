import { offerEndOf } from '#shop/catalogue/offer-end.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { shopClock, shopDay } from '#shop/settings/shop-day.ts'
import { savingsMessages } from '../../../messages/en/storefront/catalogue/savings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'

/** "until Nov 30" for a dated offer; adds the time within the last day. */
export function OfferEnds({ product }: { product: Product }) {
  const t = useMessages(savingsMessages)
  const end = offerEndOf(product, usePriceList())
  if (end === null) return null
  const lastDay = shopDay(end - 1)
  const when = shopClock(end).minutes === 0 ? t.nearDays(lastDay, lastDay) : t.moment(end)
  return <p className="text-tiny text-soft">{t('saving.until', { when })}</p>
}
