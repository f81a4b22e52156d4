import {
  useLocation,
  useNavigation,
  useRevalidator,
  useRouterState,
} from '../../app/router/use-router.tsx'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { withBoundMoney } from '../../messages/bound-money.ts'
import { LanguageProvider, useLanguage, useMessages } from '../../messages/use-messages.ts'
import { CartProvider, useCartStore } from '../cart/store/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx'
import { OverlayProvider } from '../parts/overlay.tsx'
import { Later, laterPart } from '../parts/later.tsx'
import { CloudOff } from 'lucide-react'
import { checkConnection, subscribeConnection, isOnline } from '../../app/api/connection.ts'

// The server renders them with the page; their code loads after the page's own.
const load = () => import('./around-page-parts.tsx')
const here = import.meta.env.SSR ? await load() : null
const above = laterPart(async () => (await load()).AbovePart, here?.AbovePart ?? null)
const below = laterPart(async () => (await load()).BelowPart, here?.BelowPart ?? null)
const over = laterPart(async () => (await load()).OverPart, here?.OverPart ?? null)

const Above = () => <Later part={above} props={{}} className="contents" />

const Below = () => <Later part={below} props={{}} className="contents" />

const Over = () => <Later part={over} props={{}} className="contents" />

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

/** Context of every page's parts. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <LanguageProvider value={withBoundMoney(useLanguage())}>
    <OverlayProvider>
      <CartProvider>
        <WishlistProvider>{children}</WishlistProvider>
      </CartProvider>
    </OverlayProvider>
  </LanguageProvider>
)

// They have their own header outside `main`: a `main` that stayed mounted would jump.
const checkouts = ['checkout', 'confirm-order', 'place-order']

/** After a navigation, keyboard and screen readers continue at the top of the page. */
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

  // Remount for another account: a form filled in for one must not be sent for the next.
  const whose = !id || id === first || id
  return (
    <main key={`${isCheckout}${whose}`} id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}

function Progress() {
  const { state } = useNavigation()
  return <div className="progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

function OfflineBar() {
  const t = useMessages(siteMessages)
  const online = useSyncExternalStore(subscribeConnection, isOnline, () => true)
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

/** Refreshes a cached copy, at once or when the connection is back. */
function useUpToDate(online: boolean) {
  const { revalidate } = useRevalidator()
  const cartStore = useCartStore()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.copy === undefined) return
    void cartStore.refresh().catch(() => undefined)
    // The visible page is better than an error.
    void checkConnection().then((reached) => {
      if (!reached) return
      delete dataset.copy
      void revalidate()
    })
  }, [online, cartStore, revalidate])
}
