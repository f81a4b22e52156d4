import { Suspense } from 'react'
import { Link } from '../../app/router/link.tsx'
import type { Paisa } from '#shop/money.ts'
import { checkoutErrorMessages } from '../../messages/en/storefront/checkout/checkout-error.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import type { OrderError } from './ordering/use-place-order.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'

const loadLost = async () => (await import('./waiting/lost.tsx')).Lost
const Lost = lazyPart(loadLost)
if (!import.meta.env.SSR) ahead(loadLost)

type Props = { problem: OrderError; now: Paisa; returnPath: { to: string; label: string } }

// Errors that are fixed where the quantity is chosen.
const ofOneItem: readonly OrderError['code'][] = [
  'out_of_stock',
  'product_not_found',
  'too_few',
  'off_step',
]

/** Why the order was not placed, and what to do. */
export const CheckoutError = ({ problem: { code, message, was }, now, returnPath }: Props) => {
  const t = useMessages(checkoutErrorMessages)
  if (code === 'lost')
    return (
      <Suspense fallback={null}>
        <Lost />
      </Suspense>
    )
  return (
    <Notice code={code}>
      {/* No line ends between “Rs.” and its number. */}
      <p>{message.replaceAll('Rs. ', 'Rs.\u00a0')}</p>
      {code === 'price_changed' && was !== now && (
        <p>{t('error.changed', { was: t.money(was), now: t.money(now) })}</p>
      )}
      {ofOneItem.includes(code) && (
        <Link to={returnPath.to} className="underline">
          {returnPath.label}
        </Link>
      )}
    </Notice>
  )
}
