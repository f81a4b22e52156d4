import './product-badges.css'
import { type Badge, badgesOf } from '#shop/catalogue/badges.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { priceListOf } from '#shop/person.ts'
import { savingsMessages } from '../../messages/en/savings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'

type Props = { product: Product; most?: number; className?: string }

/** What is special about a product, on its picture or beside its price. */
export function ProductBadges({ product, most = 2, className = '' }: Props) {
  const badges = badgesOf(product, priceListOf(usePerson()), most)
  return (
    badges.length > 0 && (
      <p className={`badges ${className}`}>
        {badges.map((badge) => (
          <span key={badge.kind} className={`pennant money ${badge.kind}`}>
            <Words badge={badge} />
          </span>
        ))}
      </p>
    )
  )
}

function Words({ badge }: { badge: Badge }) {
  const t = useMessages(savingsMessages)
  if (badge.kind === 'offer')
    return (
      <>
        <span className="sr-only">{t('badge.offer')} </span>
        <bdi dir="ltr">−{badge.percentOff} %</bdi>
      </>
    )
  const { quantity, price } = badge.offer
  return t('multiBuy.offer', { count: quantity, price: t.money(price) })
}
