import { ShoppingBasket } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useCartStore } from '../../cart/store/use-cart-store.tsx'
import { useDelivery } from '../../delivery/use-delivery.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import type { Wanted } from './load-item.ts'

/** Buy Now has a flat charge and no choice of time: the cart's checkout offers delivery times and pickup. */
export function UseCartInstead({ wanted: { product, quantity, colour } }: { wanted: Wanted }) {
  const t = useMessages(buyNowMessages)
  const navigate = useNavigate()
  const cart = useCartStore()
  const hasTimes = (useDelivery()?.windows ?? []).length > 0
  const hasPickup = (useLayoutData().settings?.pickupDays ?? 0) > 0
  if (!hasTimes && !hasPickup) return null
  const choice = hasTimes ? (hasPickup ? 'timeOrPickup' : 'time') : 'pickup'

  async function toCart() {
    const missing = quantity - cart.quantityOf(product.id, colour)
    if (missing <= 0 || (await cart.add(product.id, missing, colour))) await navigate(paths.cart())
  }

  return (
    <Button small className="justify-self-start" onClick={() => void toCart()}>
      <ShoppingBasket aria-hidden className="size-5" /> {t(`review.${choice}`)}
    </Button>
  )
}
