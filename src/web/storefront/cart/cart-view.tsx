import './buying.css'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from './use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { Notice } from '../../ui/notice.tsx'
import { ShareCart } from './share-cart.tsx'
import { Steps } from './steps.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSide } from './cart-side.tsx'
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
  const t = useMessages(checkoutMessages)
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

export const EmptyCart = () => {
  const t = useMessages(checkoutMessages)
  return (
    <EmptyState ornament="basket" level={1} title={t('cart.empty')} text={t('cart.emptyText')}>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('cart.shop')}
      </Link>
      <QuickOrderLink />
    </EmptyState>
  )
}

/** Shops order from a list, not from the shelf. */
function QuickOrderLink() {
  const t = useMessages(siteMessages)
  if (usePerson()?.kind !== 'stock') return null
  return (
    <Link to={paths.quickOrder()} className={buttonClass()}>
      {t('layout.quickOrder')}
    </Link>
  )
}

function FailedPrices() {
  const t = useMessages(checkoutMessages)
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
