import {
  useLocation,
  useNavigation,
  useRevalidator,
  useRouterState,
} from '../../app/router/use-router.tsx'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartProvider, useCartStore } from '../cart/store/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx'
import { OverlayProvider } from '../parts/overlay.tsx'
import { Later, laterPart } from '../parts/later.tsx'
import { CloudOff } from 'lucide-react'
import { checkConnection, hearConnection, isOnline } from '../../app/api/connection.ts'

// The server draws it with the page; its code follows that of the page, which people came for.
const load = () => import('./around-page-parts.tsx')
const here = import.meta.env.SSR ? await load() : null
const above = laterPart(async () => (await load()).AbovePart, here?.AbovePart ?? null)
const below = laterPart(async () => (await load()).BelowPart, here?.BelowPart ?? null)
const over = laterPart(async () => (await load()).OverPart, here?.OverPart ?? null)

/** The announcement and the header. */
const Above = () => <Later part={above} props={{}} className="contents" />

/** The footer, and what stays at the lower edge of a phone. */
const Below = () => <Later part={below} props={{}} className="contents" />

/** Dialogs and sheets. */
const Over = () => <Later part={over} props={{}} className="contents" />

/** The layout of every storefront page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const t = useMessages(siteMessages)
  return (
    <Providers>
      <a href="#main" className="skip-link">
        {t('layout.skip')}
      </a>
      <Progress />
      <Above />
      <OfflineBar />
      <noscript>
        <div className="bg-marigold-soft text-on-marigold-soft">
          <p className="wrap py-2 text-small">{t('layout.noScript')}</p>
        </div>
      </noscript>
      <Main>{children}</Main>
      <Below />
      <Over />
      <ToastHost />
    </Providers>
  )
}

/** What the parts of every page find around them. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <OverlayProvider>
    <CartProvider>
      <WishlistProvider>{children}</WishlistProvider>
    </CartProvider>
  </OverlayProvider>
)

// The shop's own header is not above these: a `main` that stayed would jump to where the header was.
const checkouts = ['checkout', 'confirm-order', 'place-order']

/** After a visit to another page, the keyboard and screen readers go on from its beginning. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isCheckout = checkouts.includes(useRouterState()?.id ?? '')
  const before = useRef(pathname)
  const id = usePerson()?.id
  const [first, setFirst] = useState(id)
  if (id && !first) setFirst(id)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  // A form that was filled in for one account is not sent for the next.
  const whose = !id || id === first || id
  return (
    <main key={`${isCheckout}${whose}`} id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}

/** A progress line along the top while the next page loads. */
function Progress() {
  const { state } = useNavigation()
  return <div className="progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

/** A notice while there is no connection. */
function OfflineBar() {
  const t = useMessages(siteMessages)
  const online = useSyncExternalStore(hearConnection, isOnline, () => true)
  useUpToDate(online)
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">
          <CloudOff aria-hidden className="size-5 shrink-0" /> {t('offline.bar')}
        </p>
      )}
    </div>
  )
}

/** A page that is a copy from an earlier visit is read anew, at once or when the connection is back. */
function useUpToDate(online: boolean) {
  const { revalidate } = useRevalidator()
  const cartStore = useCartStore()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.copy === undefined) return
    void cartStore.refresh().catch(() => undefined)
    // What is on the screen is better than a failure.
    void checkConnection().then((reached) => {
      if (!reached) return
      delete dataset.copy
      void revalidate()
    })
  }, [online, cartStore, revalidate])
}
