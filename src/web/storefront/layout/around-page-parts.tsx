import { useLocation, useNavigate } from '../../app/router/use-router.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { hasCartBar } from './has-cart-bar.ts'
import { Header } from './header.tsx'
import { Link } from '../../app/router/link.tsx'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData, usePerson } from '../layout-data/use-layout-data.ts'
import { ArrowRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { useLoginFirst } from './use-login-first.ts'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { reasonFor } from '../auth/require-login.ts'
import { returnPath } from '../auth/return-path.ts'
import { type OverlayName, useOverlay, useOverlayActions } from '../parts/overlay.tsx'
import { cleanFields } from '../../ui/form/clean-fields.ts'
import { queuedAddsKey } from '../../app/document/storage-keys.ts'
import { storedText } from '../../app/storage/stored-text.ts'
import { sessionTexts } from '../../app/storage/stores.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { waitingText } from '../checkout/waiting/waiting-text.ts'

type OverlayDialog = ComponentType<{ open: boolean }>

const importCartSheet = async () => (await import('./cart-sheet.tsx')).CartSheet

const dialogs: Record<OverlayName, OverlayDialog> = {
  login: lazyPart(async () => (await import('../auth/login-dialog.tsx')).default),
  signup: lazyPart(async () => (await import('../auth/signup-dialog.tsx')).default),
  address: lazyPart(async () => (await import('../delivery/location-dialog.tsx')).default),
  menu: lazyPart(async () => (await import('./side-menu.tsx')).default),
  cart: lazyPart(importCartSheet),
  review: lazyPart(async () => (await import('../content/review-dialog.tsx')).default),
}

/** Prefetched, it opens without the pause that React makes after a fallback. */
const loadCartSheet = async () => {
  dialogs.cart = await importCartSheet()
}

const queuedAdds = storedText(queuedAddsKey, 1, sessionTexts)
const StoredParts = lazyPart(async () => (await import('./stored-parts.tsx')).StoredParts)

const idle = 3000 // milliseconds

/** Each dialog's code loads when it first opens. */
function Overlays() {
  const overlay = useOverlay()
  const [used, setUsed] = useState<readonly [OverlayName, OverlayDialog][]>([])
  const { open } = overlay

  if (open && !used.some(([name]) => name === open)) setUsed([...used, [open, dialogs[open]]])

  // A shopper with a filled cart will soon open it: prefetch, at the latest when the pointer is on its link.
  const isFilled = useCartState().count > 0
  useEffect(() => {
    if (!isFilled) return
    const timer = setTimeout(() => ahead(loadCartSheet), idle)
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-full], .cart-bar'))
        ahead(loadCartSheet)
    }
    document.addEventListener('pointerover', hear, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', hear)
    }
  }, [isFilled])

  return used.map(([name, Dialog]) => (
    <Suspense key={name} fallback={name === 'cart' && open && <div className="cart-sheet-room" />}>
      <Dialog open={open === name} />
    </Suspense>
  ))
}

/** Phones, while shopping: the cart so far and the way to the checkout. */
const CartBar = personalPart('cart', function CartBar() {
  const t = useMessages(deliveryMessages, siteMessages)
  const { count, cart } = useCartState()
  const { pathname } = useLocation()
  const door = useLoginFirst()
  if (!hasCartBar(pathname) || count === 0 || cart === null) return null
  return (
    <aside aria-label={t('delivery.inCart')} className="no-print wide:hidden">
      <Link to={paths.cart()} className="cart-bar" onClick={door(paths.cart(), undefined, 'cart')}>
        <span>{t('layout.items', { count })}</span>
        <span className="grid leading-tight">
          <span className="money font-bold">{t.money(cart.subtotal)}</span>
          <span className="text-tiny font-normal">{t('delivery.before')}</span>
        </span>
        <span className="ms-auto flex items-center gap-1.5">
          {t('delivery.viewCart')} <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </span>
      </Link>
    </aside>
  )
})

export const AbovePart = () => (
  <>
    <Announcement />
    <Header />
  </>
)

export const BelowPart = () => (
  <>
    {/* One footer per page: a shared one would jump when a short page follows a long one. */}
    <Footer key={useLocation().pathname} />
    <CartBar />
    <BottomBar />
  </>
)

export function OverPart() {
  useLoginRequest()
  useEffect(cleanFields, [])
  const stored = queuedAdds.use() + waitingText.use()
  return (
    <>
      <Overlays />
      {stored && (
        <Suspense>
          <StoredParts />
        </Suspense>
      )}
    </>
  )
}

/** Staff's announcement on every page. */
function Announcement() {
  const t = useMessages(siteMessages)
  const { text, link } = useLayoutData().settings?.announcement ?? {}
  return (
    text && (
      <section
        aria-label={t('nav.news')}
        className="no-print bg-marigold-soft text-small text-on-marigold-soft"
      >
        {link ? (
          <Link to={link} className="wrap block py-3 underline">
            {text}
          </Link>
        ) : (
          <p className="wrap py-3">{text}</p>
        )}
      </section>
    )
  )
}

/** `/?login=/orders`: a page redirected a guest here. Show why, ask for the login, and continue. */
function useLoginRequest() {
  const t = useMessages(siteMessages)
  const { pathname, search } = useLocation()
  const person = usePerson()
  const navigate = useNavigate()
  const { show } = useOverlayActions()
  const answered = useRef<string>(null)
  const wanted = new URLSearchParams(search).get('login')

  useEffect(() => {
    if (answered.current === wanted) return
    answered.current = wanted
    const page = returnPath(wanted)
    if (page === null) return
    if (person) return void navigate(page, { replace: true })
    void navigate(pathname + withoutLogin(search), { replace: true, preventScrollReset: true })
    const after = () => void navigate(page)
    if (!wanted?.startsWith('/')) return show('login', { after })
    show('login', { after, reason: t(reasonFor(page)) })
  }, [wanted, person, navigate, show, pathname, search, t])
}

function withoutLogin(search: string) {
  const rest = new URLSearchParams(search)
  rest.delete('login')
  return rest.size > 0 ? `?${rest}` : ''
}
