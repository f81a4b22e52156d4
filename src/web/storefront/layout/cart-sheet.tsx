import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useLocation, useNavigate } from '../../app/router/use-router.tsx'
import { againMessages } from '../../messages/en/storefront/catalogue/again.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { useCart } from '../cart/store/use-cart.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { CartSheetLines } from './cart-sheet-lines.tsx'
import './cart-sheet.css'

/** While the sheet is open, Back closes it and the page stays. Its history entry is removed when it closes another way, unless another
 * page replaced it. */
function useBackCloses(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    window.history.pushState({ ...stateHere(), over: true }, '')
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation() // the router has nothing to load
      close()
    }
    window.addEventListener('popstate', back, { capture: true })
    return () => {
      window.removeEventListener('popstate', back, { capture: true })
      if (stateHere()?.over !== true) return
      window.addEventListener('popstate', stop, { capture: true, once: true })
      window.history.back()
    }
  }, [open, close])
}

const stateHere = () => window.history.state as { over?: boolean } | null
const stop = (event: PopStateEvent) => event.stopImmediatePropagation()

const ownPages = [paths.cart(), paths.checkout()]

/** From the side; on phones from below. */
export function CartSheet({ open: isRequested }: { open: boolean }) {
  const t = useMessages(checkoutMessages)
  const { close } = useOverlayActions()
  const { pathname } = useLocation()
  const isHere = ownPages.includes(pathname)
  const open = isRequested && !isHere
  const from = useRef(pathname)
  useBackCloses(open, close)

  // Close when the shopper moves on to another page.
  useEffect(() => {
    if (isRequested && (isHere || from.current !== pathname)) close()
    from.current = pathname
  }, [pathname, isRequested, isHere, close])

  return (
    <Dialog open={open} onClose={close} from="end" title={t('cart.title')}>
      <AfterPaint>
        <Inside onGone={close} />
      </AfterPaint>
    </Dialog>
  )
}

/** The sheet opens at once; its lines follow. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted ? children : <CartSkeleton lines={3} />
}

function Inside({ onGone }: { onGone: () => void }) {
  const t = useMessages(againMessages)
  const cart = useCart()
  const navigate = useNavigate()

  /** The next page replaces the sheet's history entry. */
  function leave(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    void navigate(link.pathname + link.search, { replace: true }).then(onGone)
  }

  return (
    <div className="cart-sheet" onClickCapture={leave}>
      <CartSheetLines cart={cart} empty={<Empty />} />
      {!cart.isEmpty && (
        <Link to={paths.cart()} className="inline-link thumb justify-self-center text-small">
          {t('again.wholeCart')}
        </Link>
      )}
    </div>
  )
}

const Empty = () => {
  const t = useMessages(checkoutMessages)
  return (
    <EmptyState ornament="basket" title={t('cart.empty')} text={t('cart.emptyText')}>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('cart.shop')}
      </Link>
    </EmptyState>
  )
}
