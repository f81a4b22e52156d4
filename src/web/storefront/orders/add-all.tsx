import { ShoppingBasket } from 'lucide-react'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { sayOrder } from '../../messages/orders.ts'
import { t } from '../../messages/t.ts'
import { useCartStore } from '../cart/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { useOverlay } from '../parts/overlay.tsx'
import { wishesOf } from './reorder.ts'

/** The same again; a guest logs in first, and then it happens by itself. */
export function AddAll({ order, small = false }: { order: Order; small?: boolean }) {
  const basket = useCartStore()
  const person = usePerson()
  const { show } = useOverlay()

  async function addAll() {
    const wishes = wishesOf(order.lines)
    for (const { productId, quantity } of wishes) basket.add(productId, quantity)
    await basket.settle()
    const gone = wishes.filter(({ productId }) => basket.quantityOf(productId) === 0).length
    if (gone < wishes.length) toast.success(sayOrder('orders.added'))
    if (gone > 0) toast.say(sayOrder('orders.gone', { count: gone }))
  }

  function ask() {
    if (person) return void addAll()
    toast.error(t('login.forItems'))
    show('login', { after: () => void addAll(), reason: t('login.forItems') })
  }

  return (
    <Button
      kind={small ? 'brand' : 'main'}
      small={small}
      aria-label={sayOrder('orders.addAllOf', { reference: referenceOf(order) })}
      onClick={ask}
    >
      <ShoppingBasket aria-hidden className="size-5" /> {sayOrder('orders.addAll')}
    </Button>
  )
}
