import { Sparkles, Truck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { isSoldOut, mostOf, type Product } from '#shop/catalogue/product.ts'
import { earnedOnLines } from '#shop/loyalty/points.ts'
import { times } from '#shop/money.ts'
import type { Price } from '#shop/pricing/price-tag.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OfferBadge, PriceView } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { t } from '../../words/t.ts'
import { useQuantity } from '../basket/use-basket.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

const few = 10

export function BuyBox({ product, price }: { product: Product; price: Price }) {
  const [quantity, setQuantity] = useState(1)
  const already = useQuantity(product.id)
  const add = useAddToCart('open')
  const points = earnedOnLines([
    { amount: times(price.now, quantity), divisor: product.pointsDivisor },
  ])
  const room = mostOf(product) - already

  return (
    <div className="panel buy-box">
      <div className="flex flex-wrap items-center gap-3">
        <PriceView price={price} size="page" />
        <OfferBadge price={price} />
      </div>
      <Stock product={product} />
      {!isSoldOut(product) && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Stepper
              quantity={quantity}
              most={Math.max(1, room)}
              name={product.name}
              onChange={setQuantity}
              large
            />
            {already > 0 && (
              <p className="text-small text-soft">{t('product.already', { count: already })}</p>
            )}
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button
              kind="main"
              disabled={room < 1}
              onClick={({ currentTarget }) => {
                add(product.id, Math.min(quantity, room), currentTarget)
                setQuantity(1)
              }}
            >
              {t('product.add')}
            </Button>
            <Link
              to={paths.confirmOrder({ number: product.number, quantity })}
              className={buttonClass({ kind: 'brand' })}
            >
              {t('product.buyNow')}
            </Link>
          </div>
        </>
      )}
      <ul className="grid gap-2 text-small text-soft">
        {points > 0 && (
          <li className="flex items-center gap-2.5">
            <Sparkles aria-hidden className="size-4 text-marigold-deep" />{' '}
            {t('product.earns', { points })}
          </li>
        )}
        <li className="flex items-center gap-2.5">
          <Truck aria-hidden className="size-4 text-link" /> {t('product.delivery')}
        </li>
      </ul>
    </div>
  )
}

function Stock({ product }: { product: Product }) {
  if (isSoldOut(product))
    return (
      <p>
        <Badge tone="bad">{t('product.soldOut')}</Badge>
      </p>
    )
  if (product.stock !== null && product.stock <= few) {
    return (
      <p>
        <Badge tone="loud">{t('product.left', { count: product.stock })}</Badge>
      </p>
    )
  }
  return (
    <p>
      <Badge tone="good">{t('product.inStock')}</Badge>
    </p>
  )
}
