import { House, LayoutGrid, Search, ShoppingBasket, UserRound } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { Link, NavLink } from '../../app/router/link.tsx'
import { useLocation } from '../../app/router/use-router.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { hasCartBar } from './has-cart-bar.ts'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { useOverlayActions } from '../parts/overlay.tsx'
import { Opener } from '../parts/opener.tsx'
import { useLoginPage } from './use-login-page.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { useLoginFirst } from './use-login-first.ts'

export function BottomBar() {
  const t = useMessages(siteMessages)
  const { show: open } = useOverlayActions()
  const person = usePerson()
  const loginPage = useLoginPage()
  return (
    <nav aria-label={t('layout.bar')} className="bottom-bar no-print wide:hidden">
      <NavLink to={paths.home()} end className="bottom-item">
        <House aria-hidden /> {t('bar.home')}
      </NavLink>
      <Opener to={paths.categories()} className="bottom-item" onOpen={() => open('menu')}>
        <LayoutGrid aria-hidden /> {t('bar.categories')}
      </Opener>
      <Opener to="#search" className="bottom-item" onOpen={goSearch}>
        <Search aria-hidden /> {t('bar.search')}
      </Opener>
      <CartTab />
      {person ? (
        <NavLink to={paths.profile()} className="bottom-item">
          <UserRound aria-hidden /> {t('bar.account')}
        </NavLink>
      ) : (
        <Opener to={loginPage} className="bottom-item" onOpen={() => open('login')}>
          <UserRound aria-hidden /> {t('bar.account')}
        </Opener>
      )}
    </nav>
  )
}

/** Every page has the search box at its top: focus it, so that the keyboard opens. */
function goSearch() {
  window.scrollTo({ top: 0 })
  document.querySelector<HTMLInputElement>('#search')?.focus()
}

const CartTab = personalPart('cart', function CartTab() {
  const t = useMessages(siteMessages)
  const { count, cart } = useCartState()
  const door = useLoginFirst()
  // The cart's bar and page show the total already.
  const { pathname } = useLocation()
  const isShown = pathname === paths.cart() || hasCartBar(pathname)
  const total = cart && count > 0 && !isShown ? t.money(cart.subtotal) : t('bar.cart')
  return (
    <Link
      to={paths.cart()}
      className="bottom-item"
      data-fly-target
      data-full={count > 0 || undefined}
      onClick={door(paths.cart(), undefined, 'cart')}
    >
      <span className="relative">
        <ShoppingBasket aria-hidden />
        {count > 0 && (
          <span key={count} aria-hidden className="bottom-badge animate-pop">
            {t.number(count)}
          </span>
        )}
      </span>
      {count > 0 && <span className="sr-only">{t('layout.cartOf', { count })}</span>}
      <span className="money">{total}</span>
    </Link>
  )
})
