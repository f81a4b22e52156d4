import { EmptyCart } from '../cart/cart-view.tsx'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { useCart } from '../cart/use-cart.ts'
import { Steps } from '../cart/steps.tsx'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { unansweredAsk } from './order-attempt.ts'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { Unsure } from './unsure.tsx'

export function CheckoutView() {
  const t = useMessages(checkoutMessages)
  const cart = useCart()
  const awake = useHydrated()
  const { person, shown } = cart
  // The cart is emptied with the order. If the page was left in between, the order may be there.
  const unsure = awake && cart.isEmpty ? unansweredAsk('cart') : null

  if (unsure && unsure.user === person?.id) return <Unsure ask={unsure} />
  if (cart.isEmpty) return <EmptyCart />
  return (
    <div className="wrap">
      <Steps way="cart" at={2} />
      <h1 className="mb-4 text-head">{t('checkout.title')}</h1>
      {person && shown && !cart.isWaiting ? (
        <CheckoutForm key={person.id} cart={cart} person={person} shown={shown} />
      ) : (
        <CartSkeleton lines={3} />
      )}
    </div>
  )
}
