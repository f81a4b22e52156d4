import { Heart, MapPin, Menu, ShoppingBasket } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Link, NavLink } from '../../app/router/link.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { useDeliverCookie, useDeliverTo } from '../delivery/deliver-to.ts'
import { areaOf } from '../delivery/area-of.ts'
import { DeliveryNote } from '../delivery/delivery-note.tsx'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from '../parts/logo.tsx'
import { Opener } from '../parts/opener.tsx'
import { personalPart } from '../../app/personal-part.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useLayoutData, usePerson } from '../layout-data/use-layout-data.ts'
import { useLoginFirst } from './use-login-first.ts'
import { useEffect } from 'react'
import { LanguageLink } from './language-link.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { navLinks } from '../parts/nav-links.ts'

const first = 2 // home and offers, then the departments; the orders are last

const NavRow = () => {
  const t = useMessages(siteMessages)
  const { departments } = useLayoutData()
  const pages = navLinks.map(({ to, label }) => ({ to, name: t(label) }))
  const links = [
    ...pages.slice(0, first),
    ...departments.map(({ name, path }) => ({ to: paths.category([path]), name })),
    ...pages.slice(first, -1),
  ]
  const orders = pages.at(-1)
  return (
    <nav aria-label={t('layout.nav')} className="nav-row no-print max-wide:hidden">
      <div className="wrap flex items-center gap-1">
        <MegaMenu />
        <ul className="nav-links">
          {links.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.home()} className="nav-link">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        {orders && (
          <NavLink to={orders.to} className="nav-link">
            {orders.name}
          </NavLink>
        )}
        <LanguageLink className="nav-link" />
      </div>
    </nav>
  )
}

// Pixels; ignore smaller movements.
const step = 12

/** Sets the scroll direction on <html>; the phone's header follows it (layout.css). */
function useHideOnScroll() {
  useEffect(() => {
    let last = window.scrollY
    const hear = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < step) return
      document.documentElement.toggleAttribute('data-down', scrollY > last && scrollY > 100)
      last = scrollY
    }
    window.addEventListener('scroll', hear, { passive: true })
    return () => window.removeEventListener('scroll', hear)
  }, [])
}

export const Header = () => {
  useHideOnScroll()
  return (
    <>
      <header className="shop-header no-print">
        <div className="header-grid wrap">
          <SideMenuButton />
          <HomeLink />
          <DeliveringTo />
          <SearchBox />
          <div className="header-actions">
            <WishlistLink />
            <AccountMenu />
            <CartLink />
          </div>
        </div>
      </header>
      <NavRow />
    </>
  )
}

function HomeLink() {
  const t = useMessages(siteMessages)
  const { settings } = useLayoutData()
  const label = settings ? t('layout.home', { name: settings.shopName }) : t('nav.home')
  return (
    <Link to={paths.home()} className="header-logo thumb rounded-small" aria-label={label}>
      <Logo />
    </Link>
  )
}

function SideMenuButton() {
  const t = useMessages(siteMessages)
  const { show: open } = useOverlayActions()
  return (
    <Opener
      to={paths.categories()}
      label={t('layout.menu')}
      className="icon-button header-menu wide:hidden"
      onOpen={() => open('menu')}
    >
      <Menu aria-hidden />
    </Opener>
  )
}

const DeliveringTo = personalPart('deliver', function DeliveringTo() {
  const t = useMessages(siteMessages)
  const { show: open } = useOverlayActions()
  const { address } = useDeliverTo()
  const [line = ''] = address.split('\n')
  const isHydrated = useHydrated()
  useDeliverCookie()
  return (
    <button
      type="button"
      className="header-deliver thumb rounded-small text-start"
      onClick={() => open('address')}
    >
      <MapPin aria-hidden className="size-4 shrink-0 text-bright wide:size-5" />
      <span className="grid min-w-0 grid-cols-[auto_1fr] gap-x-1.5 text-tiny">
        <span className="text-on-brand-soft max-wide:sr-only">{t('layout.deliveringTo')}</span>
        <span
          className="header-address order-last col-span-2 truncate text-small font-semibold wide:max-w-48"
          // A page shared by all guests can't know this browser's storage.
          data-unsure={(line === '' && !isHydrated) || undefined}
        >
          {line ? (
            <>
              <span className="sr-only">{line}</span>
              <span aria-hidden>{areaOf(line)}</span>
            </>
          ) : (
            t('layout.chooseAddress')
          )}
        </span>
        <DeliveryNote />
      </span>
    </button>
  )
})

/** Guests who click it get the login dialog. */
const WishlistLink = personalPart('wishlist', function WishlistLink() {
  const t = useMessages(siteMessages)
  const person = usePerson()
  const door = useLoginFirst()
  return (
    <Link
      to={paths.wishlist()}
      className="header-action"
      onClick={door(paths.wishlist(), 'login.forWishlist')}
    >
      <Heart aria-hidden className="size-6" />
      <span className="max-wide:sr-only">{t('nav.wishlist')}</span>
      {person && person.wishlist.length > 0 && (
        <span className="header-badge max-wide:hidden">{t.number(person.wishlist.length)}</span>
      )}
    </Link>
  )
})

const CartLink = personalPart('cart', function CartLink() {
  const t = useMessages(siteMessages)
  const { count, cart } = useCartState()
  const door = useLoginFirst()
  return (
    <Link
      to={paths.cart()}
      className="cart-link max-wide:hidden"
      data-fly-target
      data-full={count > 0 || undefined}
      onClick={door(paths.cart(), undefined, 'cart')}
    >
      <ShoppingBasket aria-hidden className="size-6" />
      {count === 0 ? (
        <span className="text-small font-semibold">{t('layout.cart')}</span>
      ) : (
        <span className="leading-tight">
          <span className="sr-only">{t('layout.cart')}, </span>
          <span className="block text-tiny font-semibold">{t('layout.items', { count })}</span>
          <span className="money block font-bold">
            {cart ? t.money(cart.subtotal) : t('layout.cart')}
          </span>
        </span>
      )}
    </Link>
  )
})
