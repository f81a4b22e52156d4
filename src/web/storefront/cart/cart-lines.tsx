import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type CartLine as Line, keyOf } from '#shop/cart/cart.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { setColour } from './store/cart-edits.ts'
import { CartLine } from './cart-line.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { focusLine } from './focus-line.ts'
import type { useCart } from './store/use-cart.ts'
import { useCartStore } from './store/use-cart-store.tsx'

type Props = {
  cart: ReturnType<typeof useCart>
  /** number of skeleton lines while the cart is unknown */
  unknown: number
  onRemove: (line: Line) => void
}

export function CartLines({ cart: { current, isPending, lines }, unknown, onRemove }: Props) {
  const t = useMessages(cartMessages)
  const cartStore = useCartStore()
  const list = useRef<HTMLUListElement>(null)

  // Another colour is another line: move the focus there.
  function recolour(line: Line, colour: string) {
    const changes = setColour(cartStore.get().items, line, colour)
    flushSync(() => void cartStore.change(changes))
    focusLine(list.current, keyOf({ ...line, colour }), 'select')
  }

  if (!current || isPending) return <CartSkeleton lines={Math.min(4, lines || unknown)} />
  return (
    <ul ref={list} className="lines" aria-label={t('cart.lines')}>
      {current.lines.map((line) => (
        <CartLine
          key={keyOf(line)}
          line={line}
          lines={current.lines}
          onQuantity={(quantity) => cartStore.setQuantity(line.productId, quantity, line.colour)}
          onColour={(colour) => recolour(line, colour)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}
