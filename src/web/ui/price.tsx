import { isOffer, type Price } from '#shop/pricing/price-tag.ts'
import { siteMessages } from '../messages/en/site.ts'
import { useMessages } from '../messages/use-messages.ts'

type Props = {
  price: Price
  size?: 'card' | 'page'
  /** a multi-buy is cheaper, so the price of one isn't called the best */
  hasMultiBuy?: boolean
}

const sizes = { card: 'text-lead', page: 'text-head' }

export function PriceView({ price, size = 'card', hasMultiBuy = false }: Props) {
  const t = useMessages(siteMessages)
  const was = isOffer(price) ? price.was : null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`money font-bold ${sizes[size]}`}>
        {was !== null && <span className="sr-only">{t('price.now')} </span>}
        {t.money(price.now)}
      </span>
      {was === null && !hasMultiBuy && (
        <span className="text-tiny font-semibold text-leaf-ink">{t('price.best')}</span>
      )}
      {was !== null && (
        <s className="money text-small text-soft">
          <span className="sr-only">{t('price.was')} </span>
          {t.money(was)}
        </s>
      )}
    </p>
  )
}
