import { Button } from '../../ui/button.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from './store/use-cart-store.tsx'
import { Steps } from './steps.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSide } from './cart-side.tsx'
import { EmptyCart, QuickOrderLink } from './empty-cart.tsx'
import { useCart } from './store/use-cart.ts'
import { BesideCart } from './strip/beside-cart.tsx'
import { ListPlus, Share2 } from 'lucide-react'
import { type CartLine, keyOf } from '#shop/cart/cart.ts'
import { sharedText } from '#shop/cart/shared-cart.ts'
import { paths } from '../../app/paths.ts'
import { useSaveList } from './saving/use-save-list.tsx'
import { useWindow } from '../delivery/windows/use-window.ts'
import { useShare } from '../parts/use-share.tsx'
import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { detailsOf } from '../parts/details-of.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { putBack } from './store/cart-edits.ts'
import { focusLine } from './focus-line.ts'
import './buying.css'

// Loaded ahead: without a connection it could not say so.
const failedPrices = async () => (await import('./failed-prices.tsx')).FailedPrices
const FailedPrices = lazyPart(failedPrices)
if (!import.meta.env.SSR) ahead(failedPrices)

export function CartView() {
  const cart = useCart()

  // A guest's cart is in the browser; the inline script knows its size before the first paint.
  // The empty cart keeps its elements once the size is known: new ones would paint a second time.
  if (cart.isUnknown || cart.isEmpty) {
    return (
      <>
        {cart.isUnknown && (
          <div className="with-cart">
            <FullCart cart={cart} />
          </div>
        )}
        <div className={cart.isUnknown ? 'without-cart' : undefined}>
          <EmptyCart />
        </div>
      </>
    )
  }
  return <FullCart cart={cart} />
}

function FullCart(props: { cart: ReturnType<typeof useCart> }) {
  const ofWindow = useWindow(props.cart)
  const { cart } = ofWindow
  const t = useMessages(checkoutMessages, cartMessages)
  const remove = useRemoveLine()

  return (
    <div className="wrap wide:pb-8">
      <Steps way="cart" at={1} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-head">{t('cart.title')}</h1>
        <div className="flex flex-wrap gap-3">
          <ShareCart lines={cart.isPending ? null : (cart.current?.lines ?? null)} />
          {cart.person && (
            <SaveCart lines={cart.isPending ? null : (cart.current?.lines ?? null)} />
          )}
          <QuickOrderLink />
        </div>
      </div>
      {cart.failed && (
        <Suspense fallback={null}>
          <FailedPrices />
        </Suspense>
      )}
      <div className="till-grid">
        <CartLines cart={cart} unknown={4} onRemove={remove} />
        <CartSide {...ofWindow} />
        <BesideCart />
      </div>
      <p role="status" className="sr-only">
        {cart.current && t('cart.total', { total: t.money(cart.current.total) })}
      </p>
    </div>
  )
}

/** A link that adds the same products to another cart. `lines` null: not loaded yet. */
function ShareCart({ lines }: { lines: readonly CartLine[] | null }) {
  const t = useMessages(cartMessages)
  const { share, sharing } = useShare()
  return (
    <>
      <Button
        small
        aria-disabled={lines === null}
        onClick={() => {
          if (lines === null) return
          share({
            path: paths.sharedCart({ items: sharedText(lines) }),
            title: t('cart.shareTitle'),
          })
        }}
      >
        <Share2 aria-hidden className="size-5" /> {t('cart.share')}
      </Button>
      {sharing}
    </>
  )
}

function SaveCart({ lines }: { lines: readonly CartLine[] | null }) {
  const t = useMessages(cartMessages)
  const { save, saving } = useSaveList()
  return (
    <>
      <Button small aria-disabled={lines === null} onClick={() => lines && save(lines)}>
        <ListPlus aria-hidden className="size-5" /> {t('cart.saveList')}
      </Button>
      {saving}
    </>
  )
}

/** Removes a line with an undo, and focuses the next line. */
function useRemoveLine() {
  const t = useMessages(cartMessages)
  const cartStore = useCartStore()

  return (line: CartLine) => {
    const key = keyOf(line)
    const { items } = cartStore.get()
    const at = items.findIndex((one) => keyOf(one) === key)
    const item = items[at]
    if (!item) return
    flushSync(() => void cartStore.remove(line.productId, line.colour))
    const next = items[at + 1] ?? items[at - 1]
    focusLineOrMain(next && keyOf(next))
    const goBack = () => {
      void cartStore.change(putBack(cartStore.get().items, item, at))
      // Its price may still be loading.
      void cartStore.settle().then(() => {
        flushSync(() => undefined)
        focusLineOrMain(key)
      })
    }
    toast.say(t('cart.removed', { name: detailsOf(line.name, line.colourLabel) }), 'cart', {
      label: t('cart.putBack'),
      go: goBack,
    })
  }
}

function focusLineOrMain(key = '') {
  const main = document.querySelector('main')
  if (!focusLine(main, key)) main?.focus({ preventScroll: true })
}
