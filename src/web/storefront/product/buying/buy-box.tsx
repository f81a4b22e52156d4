import { Sparkles, Truck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { isSoldOut, maxQuantityOf, type Product } from '#shop/catalogue/product.ts'
import { shortOf } from '#shop/delivery/terms.ts'
import { earnedOnLines } from '#shop/loyalty/points.ts'
import { orderedAmount, multiBuyFor } from '#shop/pricing/multi-buy.ts'
import type { Paisa } from '#shop/money.ts'
import type { PriceList } from '#shop/person.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { paths } from '../../../app/paths.ts'
import { personalPart } from '../../../app/personal-part.tsx'
import { Link } from '../../../app/router/link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PriceView } from '../../../ui/price.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { productMessages } from '../../../messages/en/storefront/catalogue/product.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useQuantity } from '../../cart/store/use-cart-store.tsx'
import { useDelivery } from '../../delivery/use-delivery.ts'
import { useArrival } from '../../delivery/use-arrival.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'
import { usePointsRule } from '../../layout-data/use-points-rule.ts'
import { PriceTiers, Terms, Together, TooFew } from '../../wholesale/for-wholesale.tsx'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import { MultiBuyNote } from '../../parts/multi-buy-note.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { BuyBar } from './buy-bar.tsx'
import { OfferEnds } from './offer-ends.tsx'
import { ProductBadges } from '../card/product-badges.tsx'
import { StockAlertButton } from './stock-alert-button.tsx'
import { Stock } from './stock.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useInView } from './use-in-view.ts'

type Props = {
  product: Product
  colour: string | undefined
  onColour: (colour: string) => void
}

const termsOf = (product: Product, priceList: PriceList) => ({
  multiBuy: multiBuyFor(product, priceList),
  weight: product.weight ?? null,
})

export const BuyBox = personalPart('buy', function BuyBox({ product, colour, onColour }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const already = useQuantity(product.id)
  const add = useAddToCart('open')
  const wholesale = useWholesale(product)
  const rule = wholesale ?? oneByOne
  // Pieces in the cart count towards the minimum.
  const least = already >= rule.minimum ? rule.step : rule.minimum
  const quantity = chosen ?? least
  const priceList = usePriceList()
  const price = priceFor(product, priceList, quantity)
  const line = { ...termsOf(product, priceList), price: price.now, quantity }
  const points = earnedOnLines([{ amount: orderedAmount(line), divisor: product.pointsDivisor }])
  const most = maxQuantityWithin(maxQuantityOf(product), rule)
  const room = most - already
  const buttons = useRef<HTMLDivElement>(null)
  const inView = useInView(buttons)

  const isDoubleTap = useDoubleTap()

  function addThem(from: Element) {
    if (isDoubleTap()) return
    add(product.id, Math.min(quantity, room), from, colour)
    setChosen(null)
  }

  return (
    <div className="panel buy-box">
      <div className="flex flex-wrap items-center gap-3">
        <PriceView price={price} size="page" hasMultiBuy={line.multiBuy !== null} />
        <ProductBadges product={product} page />
      </div>
      <MultiBuyNote saysWhy line={line} withAmount={quantity > 1} />
      <OfferEnds product={product} />
      <p>
        <Stock product={product} />
      </p>
      <ColourPicker group="colour" colours={product.colours} chosen={colour} onChoose={onColour} />
      {wholesale && (
        <>
          <PriceTiers tag={wholesale} quantity={quantity} most={room} onChoose={setChosen} />
          <Terms terms={wholesale} />
        </>
      )}
      {most === 0 && !isSoldOut(product) && <TooFew />}
      {most > 0 && (
        <>
          <QuantityRow already={already} isLast={room < 1}>
            <Stepper
              quantity={quantity}
              most={Math.max(least, room)}
              name={product.name}
              rule={{ minimum: least, step: rule.step }}
              onChange={setChosen}
            />
            {wholesale && quantity > 1 && <Together price={price.now} quantity={quantity} />}
          </QuantityRow>
          <div ref={buttons} className="grid gap-3 sm:grid-cols-2">
            <Ways
              product={product}
              colour={colour}
              quantity={quantity}
              room={room}
              onAdd={addThem}
            />
          </div>
          <BuyNowMinimum amount={orderedAmount(line)} />
          {!inView && room > 0 && <BuyBar price={price} quantity={quantity} onAdd={addThem} />}
        </>
      )}
      {isSoldOut(product) && (
        <StockAlertButton
          product={product}
          className={buttonClass({ kind: 'main', className: 'notify' })}
        />
      )}
      <Notes points={points} isAvailable={most > 0} />
    </div>
  )
})

const doubleTap = 600 // milliseconds

/** Whether the last call that wasn't one is this recent. */
function useDoubleTap() {
  const last = useRef(-Infinity)
  return () => {
    const now = performance.now()
    if (now - last.current < doubleTap) return true
    last.current = now
    return false
  }
}

/** The quantity to add, apart from that in the cart. */
function QuantityRow({
  already,
  isLast,
  children,
}: {
  already: number
  isLast: boolean
  children: ReactNode
}) {
  const t = useMessages(productMessages)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span aria-hidden className="text-small font-semibold">
        {t('product.quantity')}
      </span>
      {children}
      {already > 0 && (
        <Link to={paths.cart()} className="inline-link thumb text-small">
          {t(isLast ? 'product.last' : 'product.already', { count: already })}
        </Link>
      )}
    </div>
  )
}

/** What “Buy Now” alone is too little for, at the chosen place. */
function BuyNowMinimum({ amount }: { amount: Paisa }) {
  const t = useMessages(productMessages)
  const { zone, terms } = useDelivery() ?? {}
  if (!zone || !terms || shortOf(terms, amount) === 0) return null
  return (
    <p className="text-small text-soft">
      {t('product.minimum', { zone, minimum: t.money(terms.minimum) })}
    </p>
  )
}

function Notes({ points, isAvailable }: { points: number; isAvailable: boolean }) {
  const t = useMessages(productMessages)
  const { on: hasPoints } = usePointsRule()
  const arriving = useArrival(isAvailable)
  return (
    <ul className="grid gap-2 text-small text-soft">
      {hasPoints && points > 0 && (
        <li className="flex items-center gap-2.5">
          <Sparkles aria-hidden className="size-5 shrink-0 text-marigold-deep" />{' '}
          {t('product.earns', { points })}
        </li>
      )}
      {arriving && (
        <li className="flex items-center gap-2.5">
          <Truck aria-hidden className="size-5 shrink-0 text-link" />{' '}
          {t('product.delivery', { arriving })}
        </li>
      )}
    </ul>
  )
}

type WaysProps = {
  product: Product
  colour: string | undefined
  quantity: number
  /** how many more the cart accepts */
  room: number
  onAdd: (from: Element) => void
}

function Ways({ product, colour, quantity, room, onAdd }: WaysProps) {
  const t = useMessages(productMessages, siteMessages)
  return (
    <>
      <Button
        kind="main"
        disabled={room < 1}
        data-add={
          product.colours.length < 2 ? [product.id, quantity, 'open', colour].join() : undefined
        }
        onClick={({ currentTarget }) => onAdd(currentTarget)}
      >
        {t('product.add')}
      </Button>
      <Link
        to={paths.confirmOrder({ number: product.number, quantity, colour })}
        className={buttonClass({ kind: 'brand' })}
      >
        {t('product.buyNow')}
      </Link>
    </>
  )
}
