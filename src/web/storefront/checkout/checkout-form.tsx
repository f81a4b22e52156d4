import '../cart/buying.css'
import { useState } from 'react'
import type { Address } from '#shop/addresses/address.ts'
import { type Cart, countOf } from '#shop/cart/cart.ts'
import { worth } from '#shop/loyalty/points.ts'
import { less, times, type Paisa } from '#shop/money.ts'
import type { Payment } from '#shop/orders/order.ts'
import type { Person } from '../../app/api/api.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/use-form.ts'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival } from '../delivery/use-arrival.ts'
import type { useCart } from '../cart/use-cart.ts'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { Summary } from '../cart/summary.tsx'
import { CheckoutError } from './checkout-error.tsx'
import { useReceiver } from '../account/addresses/use-receiver.ts'
import { DeliverTo } from './deliver-to.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PointsDrawer } from './points-drawer.tsx'
import { useCartOrder } from './use-cart-order.ts'
import { useDeliveryAddress } from './use-delivery-address.ts'

type Props = { cart: ReturnType<typeof useCart>; person: Person; shown: Cart }

export function CheckoutForm({ cart, person, shown }: Props) {
  const t = useMessages(checkoutMessages)
  const { points, before, delivery } = cart
  const total = less(before, worth(points))
  const to = useDeliveryAddress()
  const { address, place } = to
  const { entry, pick: receive } = useReceiver(address)
  const receiver = entry ?? { name: person.fullName, phone: person.phone }
  const [payment, setPayment] = useState<Payment>('cod')
  const { order, busy: isSending, problem } = useCartOrder()
  const busy = isSending || delivery === undefined

  function pick(next: Address) {
    receive(next)
    to.pick(next)
  }

  function type(text: string) {
    receive(text.trim() === '' ? null : entry)
    to.write(text)
  }

  const { form, errorOf } = useForm<'address'>({
    check: () =>
      address.trim() === '' ? { fields: { address: t('checkout.needAddress') } } : null,
    send: () =>
      order({
        flow: 'cart',
        user: person.id,
        lines: shown.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        address: address.trim(),
        place,
        shipping: shown.shipping,
        total,
        payment,
        ...(entry && { contact: { name: entry.name, phone: entry.phone, email: person.email } }),
        ...(points > 0 && { redeemPoints: points }),
      }),
  })

  return (
    <div className="till-grid">
      <div className="till-main">
        <form id="checkout" {...form} noValidate className="till-main">
          <DeliverTo
            receiver={receiver}
            address={address}
            onAddress={type}
            onPick={pick}
            missing={errorOf('address') !== undefined}
          />
          <PaymentChoice payment={payment} onChoose={setPayment} />
        </form>
        <PointsDrawer cart={cart} account={person} />
      </div>
      <OrderPanel cart={cart} shown={shown} total={total} problem={problem} busy={busy} />
      <div className="till-bar">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">{t('summary.total')}</span>
          <span className="money text-lead font-bold">{t.total(total)}</span>
        </p>
        <Button type="submit" form="checkout" kind="main" busy={busy} className="grow">
          {t('checkout.place')}
        </Button>
      </div>
    </div>
  )
}

type PanelProps = Pick<Props, 'cart' | 'shown'> & {
  total: Paisa
  problem: ReturnType<typeof useCartOrder>['problem']
  busy: boolean
}

function OrderPanel({ cart: { points, delivery }, shown, total, problem, busy }: PanelProps) {
  const t = useMessages(checkoutMessages)
  const arriving = useArrival()
  return (
    <section className="till-side panel p-5" aria-labelledby="order">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order" className="text-lead">
          {t('checkout.order')}
        </h2>
        <Link to={paths.cart()} className="inline-link thumb text-small">
          {t('checkout.edit')}
        </Link>
      </div>
      <MiniLines label={t('checkout.order')}>
        {shown.lines.map((line) => (
          <MiniLine
            key={line.productId}
            picture={line.picture}
            tint={line.tint}
            name={line.name}
            about={
              <>
                {line.quantity} × {t.total(line.price.now)}
              </>
            }
            amount={t.total(times(line.price.now, line.quantity))}
          />
        ))}
      </MiniLines>
      <hr className="border-line" />
      <Summary
        figures={{ ...shown, total }}
        pieces={countOf(shown.lines)}
        points={points}
        earned={shown.pointsEarned}
        guest={false}
        delivery={delivery ?? null}
      />
      {arriving && <p className="text-center text-small text-soft">{arriving}</p>}
      {problem && (
        <CheckoutError
          problem={problem}
          now={total}
          returnPath={{ to: paths.cart(), words: 'checkout.backToCart' }}
        />
      )}
      <Button type="submit" form="checkout" kind="main" busy={busy} className="max-wide:hidden">
        {t('checkout.place')}
      </Button>
    </section>
  )
}
