import { ArrowRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { Link } from '../../app/router/link.tsx'
import { useLocation } from '../../app/router/use-router.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartState } from '../cart/use-cart-store.tsx'
import { useLoginFirst } from './use-login-first.ts'

// On a product's page the bar to buy it stands in this place.
const whileShopping = [paths.home(), paths.products(), paths.search()]

/** On a phone, while one shops: what has been gathered so far, and the way to the till. */
export const CartBar = personalPart('cart', function CartBar() {
  const t = useMessages(siteMessages)
  const { count, cart } = useCartState()
  const { pathname } = useLocation()
  const door = useLoginFirst()
  const here = whileShopping.includes(pathname) || pathname.startsWith('/category/')
  if (!here || count === 0 || cart === null) return null
  return (
    <aside aria-label={t('layout.inCart')} className="no-print wide:hidden">
      <Link to={paths.cart()} className="cart-bar" onClick={door(paths.cart(), undefined, 'cart')}>
        <span>{t('layout.items', { count })}</span>
        <span className="money font-bold">{t.money(cart.subtotal)}</span>
        <span className="ms-auto flex items-center gap-1.5">
          {t('layout.viewCart')} <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </span>
      </Link>
    </aside>
  )
})
