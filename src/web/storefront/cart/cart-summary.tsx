import type { ReactNode } from 'react'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { freeDeliveryMessages } from '../../messages/en/storefront/checkout/free-delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { freeOrFeeText } from '../delivery/free-text.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { Summary } from './summary.tsx'
import type { Figures } from '../delivery/windows/use-window.ts'
import type { useCart } from './store/use-cart.ts'

type Props = {
  cart: ReturnType<typeof useCart> & Pick<Figures, 'window' | 'isPickup'>
  /** false where the page offers it already */
  hasLogin?: boolean
  children?: ReactNode
}

/** What the cart comes to, with the login for guests. */
export function CartSummary({ cart, hasLogin = true, children }: Props) {
  const t = useMessages(cartMessages, siteMessages, freeDeliveryMessages)
  const { show } = useOverlayActions()
  const earned = cart.hasPoints ? (cart.current?.pointsEarned ?? 0) : 0
  return (
    cart.current && (
      <Summary
        figures={{ ...cart.current, total: cart.total }}
        pieces={cart.count}
        points={cart.points}
        earned={cart.person ? earned : 0}
        guest={!cart.person}
        lines={cart.current.lines}
        delivery={cart.delivery ?? null}
        zone={cart.zone}
        window={cart.window}
        pickup={cart.isPickup && t('free.pickup')}
      >
        {cart.delivery === null && <LikelyFee />}
        {!cart.person && hasLogin && (
          <button
            type="button"
            className="inline-link thumb justify-self-start text-small"
            onClick={() => show('login')}
          >
            {earned > 0 ? t('cart.loginEarn', { points: earned }) : t('cart.login')}
          </button>
        )}
        {children}
        <Link to={paths.policy()} className="inline-link thumb my-2 justify-self-center text-small">
          {t('nav.policy')}
        </Link>
      </Summary>
    )
  )
}

/** Where the fee of a cart without an address holds. */
function LikelyFee() {
  const t = useMessages(freeDeliveryMessages)
  const freeFrom = useLayoutData().usual?.freeFrom
  return freeFrom && <p className="text-small text-soft">{freeOrFeeText(t, freeFrom)}</p>
}
