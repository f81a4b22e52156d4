import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutError } from './checkout-error.tsx'
import { OrderedPart } from './ordered-part.tsx'
import type { useCheckout } from './use-checkout.ts'

type Props = { checkout: ReturnType<typeof useCheckout> }

/** What is ordered, what it comes to, and why there is no order yet. */
export function OrderPanel({ checkout: { cart, total, busy, problem } }: Props) {
  const t = useMessages(checkoutMessages)
  const { shown, isPending } = cart
  const room = <Skeleton className="h-76 w-full" />
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
      {shown && !isPending ? <OrderedPart cart={cart} lines={shown.lines} room={room} /> : room}
      {problem && (
        <CheckoutError
          problem={problem}
          now={total}
          returnPath={{ to: paths.cart(), words: t('checkout.backToCart') }}
        />
      )}
      <Button type="submit" form="checkout" kind="main" busy={busy} className="max-wide:hidden">
        {t('checkout.place')}
      </Button>
    </section>
  )
}
