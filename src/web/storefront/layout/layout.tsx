import { useLocation, useNavigation, useRouterState } from '../../app/router/use-router.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ToastHost } from '../../ui/toast-host.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartProvider } from '../cart/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { OverlayProvider } from '../parts/overlay.tsx'
import { Above, Below, Over } from './around-page.tsx'

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
