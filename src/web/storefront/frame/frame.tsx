import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ToastHost } from '../../ui/toast-host.tsx'
import { t } from '../../words/t.ts'
import { BasketProvider } from '../basket/use-basket.tsx'
import { FavouritesProvider } from '../favourites/use-favourites.tsx'
import { OverlayProvider } from '../session/overlay.tsx'
import { Overlays } from '../session/overlays.tsx'
import { BasketLine } from './basket-line.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useLoginWanted } from './use-login-wanted.ts'

/** What stands around every page of the shop. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <BasketProvider>
    <OverlayProvider>
      <FavouritesProvider>
        <a href="#main" className="skip-link">
          {t('frame.skip')}
        </a>
        <Progress />
        <Header />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <BasketLine />
        <BottomBar />
        <LoginWanted />
        <Overlays />
        <ToastHost />
      </FavouritesProvider>
    </OverlayProvider>
  </BasketProvider>
)

/** A thread of marigold along the top while the next page is on its way. */
function Progress() {
  const { state } = useNavigation()
  return <div className="progress" data-busy={state !== 'idle' || undefined} aria-hidden />
}

function LoginWanted() {
  useLoginWanted()
  return null
}
