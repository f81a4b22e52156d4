import { pointsThatHold } from '#shop/loyalty/points.ts'
import '../../cart/buying.css'
import { type ComponentProps, useState } from 'react'
import { isColourGone } from '#shop/cart/cart.ts'
import { priceListOf } from '#shop/person.ts'
import { nothing, type Paisa } from '#shop/money.ts'
import { quoteOrder } from '#shop/orders/order.ts'
import type { QuantityRule } from '#shop/pricing/wholesale-terms.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { hitchOf } from '../../cart/store/recalculated-cart.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { usePointsRule } from '../../layout-data/use-points-rule.ts'
import { PointsPart } from '../../cart/points/points-part.tsx'
import { useDeliverTo } from '../../delivery/deliver-to.ts'
import { useDeliveryHere } from '../../delivery/use-delivery.ts'
import { isComplete } from '../details/details-rules.ts'
import { CheckoutError } from '../checkout-error.tsx'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import { OptionsPart } from '../options-part.tsx'
import { ItemPanel } from './item-panel.tsx'
import { lineOf } from './line-of.ts'
import { useBuyNowPayment } from './use-payment.ts'
import type { Wanted } from './load-item.ts'
import { ShipTo } from './ship-to.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useBuyNow } from './use-buy-now.ts'
import { useDetails } from '../details/use-details.ts'

/** Cost after the chosen points, and whether it can be ordered. */
function useReview(wanted: Wanted) {
  const wholesale = useWholesale(wanted.product)
  const person = usePerson()
  const { details, isHydrated } = useDetails()
  const { order, busy, problem, isWaiting } = useBuyNow(wanted)
  const [chosen, setChosen] = useState(0)
  const { place } = useDeliverTo()
  const { delivery, isPending: isAsking } = useDeliveryHere()
  const pointsRule = usePointsRule()

  const line = lineOf(wanted, priceListOf(person))
  const input = {
    flow: 'buy-now' as const,
    lines: [line],
    shippingPrice: nothing,
    terms: delivery?.terms ?? null,
    pointsRule,
  }
  const before = quoteOrder({ ...input, redeemPoints: 0 })
  const points = person && pointsRule.on ? pointsThatHold(chosen, person, before.total) : 0
  const quote = quoteOrder({ ...input, redeemPoints: points })
  return {
    person,
    details,
    isHydrated,
    delivery: delivery ?? null,
    totalBefore: before.total,
    hasPoints: pointsRule.on,
    chosen,
    setChosen,
    points,
    quote,
    line,
    busy,
    problem,
    isReady:
      !isWaiting && isHydrated && !isAsking && isComplete(details) && canOrder(wanted, wholesale),
    place: () => void order({ details, place, quote, points }),
  }
}

type Props = { wanted: Wanted; onColour: (colour: string) => void }

/** Final review: flat shipping, cash on delivery, points if the customer has some. */
export function ReviewView({ wanted, onColour }: Props) {
  const t = useMessages(checkoutMessages, buyNowMessages)
  const { person, details, quote, points, problem, ...review } = useReview(wanted)
  const button = (className: string) => (
    <Button
      kind="main"
      busy={review.busy}
      disabled={!review.isReady}
      className={className}
      onClick={review.place}
    >
      {t('review.place')}
    </Button>
  )

  return (
    <div className="till-grid">
      <div className="till-main">
        <ItemPanel wanted={wanted} onColour={onColour} />
        <ShipTo wanted={wanted} details={details} isHydrated={review.isHydrated} />
        <Options wanted={wanted} total={quote.total} />
        {person && review.hasPoints && (
          <PointsPanel
            account={person}
            total={review.totalBefore}
            chosen={review.chosen}
            onChoose={review.setChosen}
          />
        )}
      </div>
      <section className="till-side panel p-5" aria-labelledby="summary">
        <h2 id="summary" className="text-lead">
          {t('summary.title')}
        </h2>
        <SummaryPart
          figures={quote}
          pieces={wanted.quantity}
          points={points}
          earned={quote.earnedPoints}
          guest={!person}
          lines={[{ ...review.line, price: { now: review.line.price } }]}
          delivery={review.delivery}
          zone={review.delivery?.zone}
        />
        {problem && (
          <CheckoutError
            problem={problem}
            now={quote.total}
            returnPath={{
              to: paths.item({ number: wanted.product.number, colour: wanted.colour }),
              label: t('review.backToItem'),
            }}
          />
        )}
        {button('max-wide:hidden')}
      </section>
      <div className="till-bar">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">{t('summary.total')}</span>
          <span className="money text-lead font-bold">{t.money(quote.total)}</span>
        </p>
        {button('grow')}
      </div>
    </div>
  )
}

const canOrder = ({ product, quantity, colour = '' }: Wanted, wholesale: QuantityRule | null) =>
  hitchOf({ stock: product.stock, quantity, wholesale }) === null &&
  (colour === '' || !isColourGone({ colour, colours: product.colours }))

function PointsPanel(props: ComponentProps<typeof PointsPart>) {
  const t = useMessages(checkoutMessages, buyNowMessages)
  return (
    <section className="panel p-5" aria-labelledby="points">
      <h2 id="points" className="mb-3 text-lead">
        {t('points.title')}
      </h2>
      <PointsPart {...props} />
    </section>
  )
}

const Options = ({ wanted: { product }, total }: { wanted: Wanted; total: Paisa }) => (
  <OptionsPart
    payment={useBuyNowPayment()}
    total={total}
    lines={[{ productId: product.id, name: product.name }]}
  />
)
