import type { OrderAsk } from '#wire/v1/order.ts'
import { useState } from 'react'
import { worth } from '#shop/loyalty/points.ts'
import { less } from '#shop/money.ts'
import type { Payment } from '#shop/orders/order.ts'
import type { useCart } from '../cart/use-cart.ts'
import { orderNote } from './order-note.ts'
import { useCartOrder } from './use-cart-order.ts'

/** How the order is paid; kept by the page, also while somebody logs in. */
export function usePayment() {
  const [payment, choosePayment] = useState<Payment>('cod')
  return { payment, choosePayment }
}

export type CheckoutProps = {
  cart: ReturnType<typeof useCart>
  paying: ReturnType<typeof usePayment>
}

/** What a cart comes to, and sending it to somebody. */
export function useCheckout({ cart, paying }: CheckoutProps) {
  const { person, shown, before, points, delivery, isPending } = cart
  const { order, busy, problem } = useCartOrder()
  const total = less(before, worth(points))
  const note = orderNote.use().trim()
  const isReady = shown !== null && !isPending && delivery !== undefined

  return {
    cart,
    total,
    paying,
    problem,
    busy: busy || !isReady,
    async send(to: Pick<OrderAsk, 'address' | 'place' | 'contact'>) {
      if (!isReady) return
      await order({
        flow: 'cart',
        ...(person && { user: person.id }),
        lines: shown.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        shipping: shown.shipping,
        total,
        payment: paying.payment,
        ...to,
        ...(note !== '' && { note }),
        ...(points > 0 && { redeemPoints: points }),
      })
    },
  }
}
