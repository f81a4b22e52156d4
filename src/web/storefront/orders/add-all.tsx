import { ShoppingBasket } from 'lucide-react'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/store/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { cartItemsOf } from './reorder.ts'

type Props = { order: Order; kind?: ButtonKind; small?: boolean }

/** Reorders; a guest logs in or continues as one first. */
export function AddAll({ order, kind = 'main', small = false }: Props) {
  const t = useMessages(ordersMessages, siteMessages)
  const cartStore = useCartStore()
  const person = usePerson()
  const { show } = useOverlayActions()

  async function addAll() {
    const items = cartItemsOf(order.lines)
    if (!(await cartStore.addAll(items))) return
    await cartStore.settle() // a guest's: until it is known what is still sold
    const gone = items.filter(({ productId }) => cartStore.quantityOf(productId) === 0).length
    if (gone < items.length) toast.success(t('orders.added'), 'cart')
    if (gone > 0) toast.say(t('orders.gone', { count: gone }), 'not-in-cart')
  }

  function ask() {
    if (person) return void addAll()
    const go = () => void addAll()
    const guestWay = { label: t('login.guest'), go }
    show('login', { after: go, reason: t('login.forItems'), guestWay })
  }

  return (
    <Button
      kind={kind}
      small={small}
      aria-label={t('orders.addAllOf', { reference: referenceOf(order) })}
      onClick={ask}
    >
      <ShoppingBasket aria-hidden className="size-5" /> {t('orders.addAll')}
    </Button>
  )
}
