import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CartItem, type CartLine as Line, keyOf } from '#shop/cart/cart.ts'
import { againMessages } from '../../messages/en/storefront/catalogue/again.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { CartLines } from '../cart/cart-lines.tsx'
import { CartSummary } from '../cart/cart-summary.tsx'
import { GoesWith } from '../cart/strip/goes-with.tsx'
import type { useCart } from '../cart/store/use-cart.ts'
import { putBack } from '../cart/store/cart-edits.ts'
import { useCartStore } from '../cart/store/use-cart-store.tsx'
import { useProceed } from '../cart/use-proceed.ts'
import { detailsOf } from '../parts/details-of.ts'

type Props = { cart: ReturnType<typeof useCart>; empty: ReactNode }
type Gone = { item: CartItem; at: number; name: string }

/** Removed lines can be put back. */
export function CartSheetLines({ cart, empty }: Props) {
  const cartStore = useCartStore()
  const [gone, setGone] = useState<Gone | null>(null)

  function remove(line: Line) {
    const { items } = cartStore.get()
    const at = items.findIndex((one) => keyOf(one) === keyOf(line))
    const item = items[at]
    if (!item) return
    flushSync(() => setGone({ item, at, name: detailsOf(line.name, line.colourLabel) }))
    void cartStore.remove(line.productId, line.colour)
  }

  function goBack({ item, at }: Gone) {
    void cartStore.change(putBack(cartStore.get().items, item, at))
    setGone(null)
  }

  const undo = gone && <Undo key={keyOf(gone.item)} gone={gone} onPutBack={goBack} />
  if (cart.isEmpty) {
    return (
      <>
        {undo}
        {empty}
      </>
    )
  }
  return (
    <>
      {undo}
      <CartLines cart={cart} unknown={1} onRemove={remove} />
      <GoesWith className="min-w-0" />
      <Total cart={cart} />
    </>
  )
}

function Undo({ gone, onPutBack }: { gone: Gone; onPutBack: (gone: Gone) => void }) {
  const t = useMessages(againMessages)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), []) // the focused line is gone
  return (
    <p
      role="status"
      className="flex items-center justify-between gap-3 rounded-small bg-sunk px-4 py-1 text-small"
    >
      {t('again.removed', { name: gone.name })}
      <button
        ref={button}
        type="button"
        className="inline-link min-h-11 shrink-0"
        onClick={() => onPutBack(gone)}
      >
        {t('again.undo')}
      </button>
    </p>
  )
}

function Total({ cart }: Pick<Props, 'cart'>) {
  const t = useMessages(checkoutMessages, cartMessages)
  const proceed = useProceed(cart, { replace: true })
  const { current, total } = cart
  return (
    <>
      {current && !cart.isPending && <CartSummary cart={cart} />}
      <div className="cart-sheet-foot">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">
            {t('summary.total')}
            {cart.zone && ` · ${cart.zone}`}
          </span>
          <span className="money text-lead font-bold">{current && t.money(total)}</span>
        </p>
        <Button kind="main" className="grow" onClick={proceed} disabled={cart.isPending}>
          {t('cart.proceed')}
        </Button>
      </div>
    </>
  )
}
