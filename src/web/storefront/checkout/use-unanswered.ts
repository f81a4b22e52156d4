import { useEffect, useState } from 'react'
import type { OrderAsk } from '#wire/v1/order.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import type { useCart } from '../cart/use-cart.ts'
import { forgetAttempt, unansweredAsk } from './order-attempt.ts'

/**
 * The order of a cart that was asked for and never answered. An account's cart is emptied with its
 * order, so that an empty one tells; a guest's is still full when the page opens again.
 */
export function useUnanswered({ isEmpty, person }: ReturnType<typeof useCart>) {
  const isHydrated = useHydrated()
  const [atOpening, setAtOpening] = useState<OrderAsk | null>(null)
  useEffect(() => setAtOpening(unansweredAsk('cart')), [])
  const found = isHydrated && isEmpty ? unansweredAsk('cart') : person === null ? atOpening : null

  return {
    unanswered: found !== null && found.user === person?.id ? found : null,
    drop() {
      forgetAttempt()
      setAtOpening(null)
    },
  }
}
