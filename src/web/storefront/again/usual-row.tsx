import { ShoppingBasket } from 'lucide-react'
import { type CartLine, itemOf } from '#shop/cart/cart.ts'
import { isSoldOut } from '#shop/catalogue/product.ts'
import { Button } from '../../ui/button.tsx'
import { againMessages } from '../../messages/en/storefront/catalogue/again.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LineStrip } from '../cart/strip/line-strip.tsx'
import { notifyWhenSaved, useCartState, useCartStore } from '../cart/store/use-cart-store.tsx'
import { SectionHead } from '../parts/section-head.tsx'

type Props = {
  lines: readonly CartLine[]
  title: string
  over: string
  /** a shopping list: adds all of it */
  isList?: boolean
}

/** Usual products, one tap each or all at once. */
export function UsualRow({ lines, title, over, isList = false }: Props) {
  return (
    <section className="wrap mt-6">
      <SectionHead over={over} title={title} art="leaves">
        <AddAll lines={lines.filter((line) => !isSoldOut(line))} isList={isList} />
      </SectionHead>
      <LineStrip lines={lines} label={title} />
    </section>
  )
}

/** Fills each up to its usual quantity, so that a second press adds nothing. */
function AddAll({ lines, isList }: { lines: readonly CartLine[]; isList: boolean }) {
  const t = useMessages(againMessages)
  const cartStore = useCartStore()
  useCartState() // re-renders with the cart
  const missing = lines
    .map(itemOf)
    .map((item) => ({
      ...item,
      quantity: item.quantity - cartStore.quantityOf(item.productId, item.colour),
    }))
    .filter(({ quantity }) => quantity > 0)

  if (lines.length < 2) return null
  if (missing.length === 0) return <p className="text-small text-soft">{t('again.inCart')}</p>
  return (
    <Button
      kind={isList ? 'main' : 'plain'}
      small
      onClick={() => {
        notifyWhenSaved(cartStore.addAll(missing), t('again.added'))
      }}
    >
      <ShoppingBasket aria-hidden className="size-5" />
      {t('again.addAll', { count: missing.length })}
    </Button>
  )
}
