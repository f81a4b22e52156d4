import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate, useRevalidator } from '../../../app/router/use-router.tsx'
import { useCartStore } from '../../cart/store/use-cart-store.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { useChosenPoints } from '../../cart/points/use-chosen-points.ts'
import { loadOrderOptions } from '../options-part.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export function useCartOrder() {
  const t = useMessages(checkoutMessages)
  const language = useLanguage()
  const cartStore = useCartStore()
  const person = usePerson()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [, choose] = useChosenPoints(person?.id ?? '')
  const { place, ...state } = usePlaceOrder(t('checkout.failed'))

  async function order(ask: OrderAsk): Promise<void> {
    await cartStore.settle() // no change may arrive after the order has emptied the cart
    const placed = await place(ask, () => void order(ask))
    // Prices or stock have changed: show the new ones.
    if (!placed) return void cartStore.refresh().catch(() => undefined)
    placed.announcePoints(language)
    ;(await loadOrderOptions())?.clearOrderOptions()
    await navigate(paths.orderConfirmation({ id: placed.order.id, key: placed.key }))
    choose(0)
    cartStore.become(person?.id ?? null, null)
    void cartStore.refresh() // additions of other devices are still in the cart
    void revalidate() // the displayed points have changed
  }

  return { order, ...state }
}
