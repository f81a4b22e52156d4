import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { useState } from 'react'
import { type Payment, payments } from '#shop/settings/payment.ts'
import type { useCart } from '../cart/store/use-cart.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useCartOrder } from './ordering/use-cart-order.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { loadOrderOptions } from './options-part.tsx'
import type { useWindow } from '../delivery/windows/use-window.ts'

/** Chosen payment; the page keeps it during a login. */
export function usePayment() {
  const offered = useLayoutData().settings?.paymentMethods ?? payments
  const [chosen, choosePayment] = useState<Payment | undefined>(offered[0])
  return { payment: chosen ?? 'cod', offered, choosePayment }
}

export type CheckoutProps = {
  ofWindow: ReturnType<typeof useWindow<ReturnType<typeof useCart>>>
  paying: ReturnType<typeof usePayment>
}

export function useCheckout({ ofWindow: { cart, taken, take }, paying }: CheckoutProps) {
  const { person, current, total, points, delivery, isPending } = cart
  const { order, busy, problem, isWaiting } = useCartOrder()
  const t = useMessages(checkoutMessages)
  const isReady =
    !isWaiting &&
    current !== null &&
    !isPending &&
    (taken?.pickup || delivery !== undefined) &&
    (!delivery?.windows[0] || taken !== undefined)

  return {
    cart,
    take,
    isPickup: taken?.pickup,
    total,
    paying,
    problem,
    busy,
    isReady,
    async send(to: Pick<OrderAsk, 'address' | 'place' | 'contact'>) {
      if (!isReady) return
      const said = await loadOrderOptions()
      if (said === null) return void toast.error(t('checkout.failed'), 'order')
      const options = said.optionsFor(current.lines, {
        payment: paying.payment,
        total,
        isPickup: taken?.pickup,
      })
      if (options === null) return
      await order({
        flow: 'cart',
        ...(person && { user: person.id }),
        ...options,
        shipping: current.shipping,
        total,
        payment: paying.payment,
        ...to,
        window: taken?.window,
        pickup: taken?.pickup,
        ...(points > 0 && { redeemPoints: points }),
      })
    },
  }
}
