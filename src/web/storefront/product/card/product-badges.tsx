import { type Badge, badgesOf } from '#shop/catalogue/badges.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'
import { useLowStock } from '../buying/use-low-stock.ts'

type Props = { product: Product; className?: string; page?: boolean }

/** At most two badges on a card; the product's page shows the remaining stock elsewhere. */
export function ProductBadges({ product, className = '', page = false }: Props) {
  const priceList = usePriceList()
  const lowStock = useLowStock()
  const badges = badgesOf(product, {
    priceList,
    lowStock: page ? 0 : lowStock,
    most: page ? 3 : 2,
  })
  return (
    badges.length > 0 && (
      <p className={`badges ${className}`}>
        {badges.map((badge) => (
          <span key={badge.kind} className={`pennant money ${badge.kind}`}>
            <BadgeText badge={badge} />
          </span>
        ))}
      </p>
    )
  )
}

function BadgeText({ badge }: { badge: Badge }) {
  const t = useMessages(siteMessages)
  switch (badge.kind) {
    case 'offer':
      return (
        <>
          <span className="sr-only">{t('price.offer')} </span>
          <bdi dir="ltr">−{t.number(badge.percentOff)} %</bdi>
        </>
      )
    case 'multi-buy': {
      const { quantity, price } = badge.offer
      return t('price.multiBuy', { count: quantity, price: t.money(price) })
    }
    case 'low-stock':
      return t('product.left', { count: badge.left })
    case 'new':
      return t('product.new')
  }
}
