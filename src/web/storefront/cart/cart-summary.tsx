import type { ReactNode } from 'react'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { Summary } from './summary.tsx'
import type { useCart } from './store/use-cart.ts'

type Props = { cart: ReturnType<typeof useCart>; children?: ReactNode }

/** What the cart comes to, with the login for guests. */
export function CartSummary({ cart, children }: Props) {
  const t = useMessages(cartMessages)
  const { show } = useOverlayActions()
  return (
    cart.shown && (
      <Summary
        figures={{ ...cart.shown, total: cart.total }}
        pieces={cart.count}
        points={cart.points}
        earned={cart.hasPoints ? cart.shown.pointsEarned : 0}
        guest={!cart.person}
        delivery={cart.delivery ?? null}
      >
        {!cart.person && (
          <button
            type="button"
            className="inline-link thumb justify-self-start text-small"
            onClick={() => show('login')}
          >
            {t('cart.login')}
          </button>
        )}
        {children}
      </Summary>
    )
  )
}
