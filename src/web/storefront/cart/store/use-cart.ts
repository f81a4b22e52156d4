import { useEffect } from 'react'
import { broughtOn } from '#shop/cart/cart.ts'
import { pointsThatHold, worth } from '#shop/loyalty/points.ts'
import { less, nothing } from '#shop/money.ts'
import { useCartState, useCartStore } from './use-cart-store.tsx'
import { useDeliveryHere } from '../../delivery/use-delivery.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { usePointsRule } from '../../layout-data/use-points-rule.ts'
import { useChosenPoints } from '../points/use-chosen-points.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'
import { recalculatedCart } from './recalculated-cart.ts'

/** The cart with its figures, less points; reloads when its page opens. */
export function useCart() {
  const cartStore = useCartStore()
  const { items, cart, failed, count } = useCartState()
  const { person, usual } = useLayoutData()
  const { on: hasPoints } = usePointsRule()
  const isHydrated = useHydrated()
  const { delivery, settle: settleDelivery } = useDeliveryHere()
  const [chosen, choose] = useChosenPoints(person?.id ?? '')

  useEffect(() => {
    // On the first page the layout or the cart store has just loaded it.
    if (cartStore.get().cart !== null) void cartStore.refresh().catch(() => undefined)
  }, [cartStore])

  // Without an address, the terms that most likely hold; the address decides.
  const terms = delivery === null ? usual?.likely : delivery?.terms
  const current = cart && broughtOn(recalculatedCart(cart, items), terms ?? null)
  const before = current?.total ?? nothing
  const points = person && isHydrated && hasPoints ? pointsThatHold(chosen, person, before) : 0
  const isEmpty = count === 0 && (isHydrated || person !== null)
  return {
    person,
    /** whether it earns points or can be paid with some */
    hasPoints,
    /** Terms at the delivery location: null without one, undefined while loading. */
    delivery,
    settleDelivery,
    /** whose delivery fee the figures have */
    zone: delivery === null ? usual?.likely?.zone : delivery?.zone,
    current,
    before,
    /** left to pay after points */
    total: less(before, worth(points)),
    points,
    chosen,
    choose,
    count,
    lines: items.length,
    failed,
    isEmpty,
    /** a guest's cart, before hydration */
    isUnknown: person === null && !isHydrated,
    isPending: !isEmpty && !current?.lines.length,
  }
}
