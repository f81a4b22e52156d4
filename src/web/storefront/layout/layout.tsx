import { useLocation, useNavigation } from '../../app/router/use-router.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ToastHost } from '../../ui/toast-host.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CartProvider } from '../cart/use-cart-store.tsx'
import { WishlistProvider } from '../wishlist/wishlist-provider.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { OverlayProvider } from '../parts/overlay.tsx'
import { Overlays } from './overlays.tsx'
import { CartBar } from './cart-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useLoginRequest } from './use-login-request.ts'

/** The layout of every storefront page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const t = useMessages(siteMessages)
  return (
    <CartProvider>
      <OverlayProvider>
        <WishlistProvider>
          <a href="#main" className="skip-link">
            {t('layout.skip')}
          </a>
          <Progress />
          <Header />
          <OfflineBar />
          <noscript>
            <div className="bg-marigold-soft text-on-marigold-soft">
              <p className="wrap py-2 text-small">{t('layout.noScript')}</p>
            </div>
          </noscript>
          <Main>{children}</Main>
          <Foot />
          <CartBar />
          <BottomBar />
          <LoginWanted />
          <Overlays />
          <ToastHost />
        </WishlistProvider>
      </OverlayProvider>
    </CartProvider>
  )
}

/** Each page brings its own: one that moved from the end of a long page to that of a short one would jump. */
const Foot = () => <Footer key={useLocation().pathname} />

/** After a visit to another page, the keyboard and screen readers go on from its beginning. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}

/** A progress line along the top while the next page loads. */
function Progress() {
  const { state } = useNavigation()
  return <div className="progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

function LoginWanted() {
  useLoginRequest()
  return null
}
