import { useEffect, useState } from 'react'
import { hasLine } from '#shop/cart/cart-change.ts'
import type { OrderAsk } from '#wire/v1/order.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import type { useCart } from '../cart/use-cart.ts'
import { forgetAttempt, unansweredAsk } from './order-attempt.ts'

/**
 * The order of a cart that was asked for and never answered. What was ordered is taken out of an account's cart,
 * so a cart without it tells; a guest's is still full when the page opens again.
 */
export function useUnanswered({ isEmpty, shown, person }: ReturnType<typeof useCart>) {
  const isHydrated = useHydrated()
  const [atOpening, setAtOpening] = useState<OrderAsk | null>(null)
  useEffect(() => setAtOpening(unansweredAsk('cart')), [])
  const asked = isHydrated ? unansweredAsk('cart') : null
  const isGone =
    isEmpty ||
    (shown !== null && asked?.lines.every((line) => !hasLine(shown.lines, line)) === true)
  const found = isGone ? asked : person === null ? atOpening : null

  return {
    unanswered: found !== null && found.user === person?.id ? found : null,
    drop() {
      forgetAttempt()
      setAtOpening(null)
    },
  }
}
