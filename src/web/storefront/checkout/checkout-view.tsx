import { Suspense, useEffect, useState } from 'react'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCart } from '../cart/store/use-cart.ts'
import { Steps } from '../cart/steps.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival } from '../delivery/use-arrival.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { CustomerCheckout } from './customer-checkout.tsx'
import { type CheckoutProps, useCheckout, usePayment } from './use-checkout.ts'
import { useChosenArrival, useWindow } from '../delivery/windows/use-window.ts'
import { waitingText } from './waiting/waiting-text.ts'
import { MapPin } from 'lucide-react'
import { useDeliverTo } from '../delivery/deliver-to.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { DetailsFields } from './details/details-fields.tsx'
import { contactIn } from './details/draft.ts'
import { LoginHint } from './details/login-hint.tsx'
import { useDetailsForm } from './details/use-details-form.ts'
import { lazyPart } from '../../app/hydration/lazy-part.ts'

const Waiting = lazyPart(async () => (await import('./waiting/waiting-view.tsx')).WaitingView)

export function CheckoutView() {
  const cart = useCart()
  const isWaiting = waitingText.use() !== ''
  const [wasWaiting, setWasWaiting] = useState(false)
  useEffect(() => setWasWaiting(waitingText.read() !== ''), [])

  // The server may have emptied an account's cart although its answer was lost.
  if (isWaiting && (wasWaiting || cart.isEmpty))
    return (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    )
  // A guest's cart is in the browser; the inline script knows its size before the first paint.
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
  // A guest who logs in here keeps the form they began.
  const [wasGuest, setWasGuest] = useState(person === null)
  useEffect(() => {
    if (person === null) setWasGuest(true)
  }, [person])
  const paying = usePayment()
  const ofWindow = useWindow(cart)
  const chosen = useChosenArrival(cart, ofWindow.taken)
  const soonest = useArrival()
  return (
    <>
      <CheckoutHeader />
      <div className="wrap">
        <Steps way="cart" at={2} />
        <h1 className="text-head">{t('checkout.title')}</h1>
        <p className="till-promise mb-3 min-h-[1lh] font-semibold text-leaf-ink">
          {!ofWindow.taken?.pickup && (chosen ?? soonest)}
        </p>
        {person === null || wasGuest ? (
          <GuestCheckout key={person?.id ?? ''} ofWindow={ofWindow} paying={paying} />
        ) : isPending ? (
          <div className="till-grid" aria-busy>
            <Skeleton className="h-152" />
            <Skeleton className="h-96" />
          </div>
        ) : (
          <CustomerCheckout key={person.id} ofWindow={ofWindow} paying={paying} person={person} />
        )}
      </div>
    </>
  )
}

/** Guests also enter the receiver; logging in keeps what they typed. */
function GuestCheckout(props: CheckoutProps) {
  const t = useMessages(checkoutMessages)
  const checkout = useCheckout(props)
  const { place } = useDeliverTo()
  const { form, fields } = useDetailsForm(
    (details) =>
      checkout.send({ address: details.address.trim(), place, contact: contactIn(details) }),
    checkout.isPickup,
  )

  return (
    <CheckoutForm checkout={checkout} form={form}>
      <section className="panel grid gap-4 p-4 sm:p-5" aria-labelledby="contact">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="contact" className="flex items-center gap-2 text-lead">
            <MapPin aria-hidden className="size-5 text-link" /> {t('checkout.contact')}
          </h2>
          <LoginHint />
        </div>
        <DetailsFields {...fields} />
      </section>
    </CheckoutForm>
  )
}
