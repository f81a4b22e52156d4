import '../cart/buying.css'
import { ChevronLeft, LockKeyhole } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Logo } from '../parts/logo.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** Replaces the shop's header, menus and footer (hidden by CSS while it is rendered), so that nothing distracts from paying. An error
 * page has the shop's own again. */
export function CheckoutHeader() {
  const t = useMessages(checkoutMessages, siteMessages)
  const { settings } = useLayoutData()
  return (
    <header className="checkout-header no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={paths.home()}
          className="thumb rounded-small py-2"
          aria-label={settings ? t('layout.home', { name: settings.shopName }) : t('nav.home')}
        >
          <Logo />
        </Link>
        <p className="flex items-center gap-1.5 text-tiny">
          <LockKeyhole aria-hidden className="size-4 text-bright" /> {t('checkout.secure')}
        </p>
        <nav
          aria-label={t('checkout.ways')}
          className="flex basis-full justify-between sm:basis-auto sm:gap-6"
        >
          <Link to={paths.cart()} className="checkout-way">
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t('cart.title')}
          </Link>
          <Link to={paths.help()} className="checkout-way">
            {t('checkout.help')}
          </Link>
        </nav>
      </div>
    </header>
  )
}
