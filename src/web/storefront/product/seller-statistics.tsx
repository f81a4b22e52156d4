import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Service figures that staff edit. */
export function SellerStatistics() {
  const t = useMessages(productMessages)
  const { settings } = useLayoutData()
  if (!settings || settings.sellerStatistics.length === 0) return null
  return (
    <section aria-labelledby="seller">
      <h2 id="seller" className="mb-3 text-lead">
        {t('product.seller')}
      </h2>
      <dl className="grid grid-cols-3 gap-3">
        {settings.sellerStatistics.map(({ label, percent }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-s-[3px] border-marigold ps-3"
          >
            <dt className="text-small leading-snug text-soft">{label}</dt>
            <dd className="money text-title font-bold">{t.number(percent)}%</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
