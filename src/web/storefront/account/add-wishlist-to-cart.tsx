import { ShoppingBasket } from 'lucide-react'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { priceListOf } from '#shop/person.ts'
import { wholesaleFor } from '#shop/pricing/price-tag.ts'
import { oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { sayWhenKept, useCartStore } from '../cart/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** One of each, or as many as it is sold by; what is sold out stays on the list, and is said. */
export function AddWishlistToCart({ products }: { products: readonly Product[] }) {
  const t = useMessages(accountMessages)
  const cartStore = useCartStore()
  const priceList = priceListOf(usePerson())
  const there = products.filter((product) => !isSoldOut(product))
  const out = products.length - there.length

  function addAll() {
    const items = there.map((product) => ({
      productId: product.id,
      quantity: (wholesaleFor(product, priceList) ?? oneByOne).minimum,
      ...(product.colours[0] && { colour: product.colours[0].name }),
    }))
    if (items.length > 0) sayWhenKept(cartStore.addAll(items), t('wishlist.added'))
    if (out > 0)
      toast.say(t(there.length > 0 ? 'wishlist.someOut' : 'wishlist.allOut', { count: out }))
  }

  return (
    <Button kind="main" onClick={addAll} className="max-sm:w-full">
      <ShoppingBasket aria-hidden className="size-5" /> {t('wishlist.addAll')}
    </Button>
  )
}
