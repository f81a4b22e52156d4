import { useEffect, useState } from 'react'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { useCart } from '../cart/use-cart.ts'
import { Steps } from '../cart/steps.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival } from '../delivery/use-arrival.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { CustomerCheckout } from './customer-checkout.tsx'
import { GuestCheckout } from './guest-checkout.tsx'
import { Unsure } from './unsure.tsx'
import { usePayment } from './use-checkout.ts'
import { useUnanswered } from './use-unanswered.ts'

export function CheckoutView() {
  const cart = useCart()
  const { unanswered, drop } = useUnanswered(cart)

  if (unanswered) return <Unsure ask={unanswered} onDrop={drop} />
  // What a guest has chosen is in the browser: the script in the head knows before the first paint.
  return (
    <>
      {!cart.isEmpty && (
        <div className={cart.isUnknown ? 'with-cart' : undefined}>
          <Checkout cart={cart} />
        </div>
      )}
      {(cart.isEmpty || cart.isUnknown) && (
        <div className={cart.isUnknown ? 'without-cart' : undefined}>
          <EmptyCart />
        </div>
      )}
    </>
  )
}

function Checkout({ cart }: { cart: ReturnType<typeof useCart> }) {
  const t = useMessages(checkoutMessages)
  const { person, isPending } = cart
  // Who came as a guest has begun to fill in the form of one.
  const [wasGuest, setWasGuest] = useState(person === null)
  useEffect(() => {
    if (person === null) setWasGuest(true)
  }, [person])
  const paying = usePayment()
  const arriving = useArrival()
  return (
    <>
      <CheckoutHeader />
      <div className="wrap">
        <Steps way="cart" at={2} />
        <h1 className="mb-1 text-head">{t('checkout.title')}</h1>
        <p className="mb-4 min-h-[1lh] font-semibold text-leaf-ink">{arriving}</p>
        {person === null || wasGuest ? (
          <GuestCheckout key={person?.id ?? ''} cart={cart} paying={paying} />
        ) : isPending ? (
          <CartSkeleton lines={3} />
        ) : (
          <CustomerCheckout key={person.id} cart={cart} paying={paying} person={person} />
        )}
      </div>
    </>
  )
}
