import { amountOfLine, type Cart, keyOf } from '#shop/cart/cart.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { MultiBuyNote } from '../parts/multi-buy-note.tsx'
import { CheckoutError } from './checkout-error.tsx'
import type { useCheckout } from './use-checkout.ts'

type Props = { checkout: ReturnType<typeof useCheckout> }

/** What is ordered, what it comes to, and why there is no order yet. */
export function OrderPanel({ checkout: { cart, total, busy, problem } }: Props) {
  const t = useMessages(checkoutMessages)
  const { shown, isPending } = cart
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
      {shown && !isPending ? (
        <>
          <Lines lines={shown.lines} />
          <hr className="border-line" />
          <CartSummary cart={cart} />
        </>
      ) : (
        <Skeleton className="h-76 w-full" />
      )}
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

function Lines({ lines }: Pick<Cart, 'lines'>) {
  const t = useMessages(checkoutMessages)
  return (
    <MiniLines label={t('checkout.order')}>
      {lines.map((line) => (
        <MiniLine
          key={keyOf(line)}
          colour={line.colour}
          picture={line.picture}
          tint={line.tint}
          name={line.name}
          about={[`${line.quantity} × ${t.total(line.price.now)}`]}
          amount={t.total(amountOfLine(line))}
        >
          <MultiBuyNote line={{ ...line, price: line.price.now }} />
        </MiniLine>
      ))}
    </MiniLines>
  )
}
