import { Bell } from 'lucide-react'
import { wishlistMessages } from '../../messages/en/wishlist.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'

type Props = { product: { id: string; name: string }; className: string }

/** In place of the button to buy: one e-mail when it is back, or none after all. */
export function StockAlertButton({ product, className }: Props) {
  const t = useMessages(wishlistMessages)
  const { has, toggle } = useWishlist('stockAlerts')
  const on = has(product.id)
  return (
    <button
      type="button"
      data-on={on || undefined}
      className={className}
      onClick={() => void toggle(product.id)}
    >
      <Bell
        key={String(on)}
        aria-hidden
        className={`size-4.5 ${on ? 'animate-pop fill-current' : ''}`}
      />
      <span aria-hidden>{t(on ? 'stockAlerts.on' : 'stockAlerts.off')}</span>
      <span className="sr-only">{t(on ? 'stockAlerts.onFor' : 'stockAlerts.offFor', product)}</span>
    </button>
  )
}
