import './buying.css'
import { Button } from '../../ui/button.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { cartMessages } from '../../messages/en/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from './use-cart-store.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShareCart } from './share-cart.tsx'
import { Steps } from './steps.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSide } from './cart-side.tsx'
import { EmptyCart, QuickOrderLink } from './empty-cart.tsx'
import { useCart } from './use-cart.ts'
import { BesideCart } from './strip/beside-cart.tsx'
import { useRemoveLine } from './use-remove-line.ts'

export function CartView() {
  const cart = useCart()

  if (cart.isEmpty) return <EmptyCart />
  // What a guest has chosen is in the browser: the script in the head knows before the first paint.
  if (cart.isUnknown) {
    return (
      <>
        <div className="with-cart">
          <FullCart cart={cart} />
        </div>
        <div className="without-cart">
          <EmptyCart />
        </div>
      </>
    )
  }
  return <FullCart cart={cart} />
}

function FullCart({ cart }: { cart: ReturnType<typeof useCart> }) {
  const t = useMessages(checkoutMessages, cartMessages)
  const remove = useRemoveLine()

  return (
    <div className="wrap">
      <Steps way="cart" at={1} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-head">{t('cart.title')}</h1>
        <div className="flex flex-wrap gap-3">
          <ShareCart lines={cart.isPending ? null : (cart.shown?.lines ?? null)} />
          <QuickOrderLink />
        </div>
      </div>
      {cart.failed && <FailedPrices />}
      <div className="till-grid">
        <CartLines cart={cart} unknown={4} onRemove={remove} />
        <CartSide cart={cart} />
      </div>
      <BesideCart />
      <p role="status" className="sr-only">
        {cart.shown && t('cart.total', { total: t.total(cart.shown.total) })}
      </p>
    </div>
  )
}

function FailedPrices() {
  const t = useMessages(checkoutMessages, cartMessages)
  const cartStore = useCartStore()
  return (
    <div className="mb-4">
      <Notice>
        <p>{t('cart.failed')}</p>
        <Button small className="justify-self-start" onClick={() => void cartStore.refresh()}>
          {t('cart.again')}
        </Button>
      </Notice>
    </div>
  )
}
