import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import { wishlistMessages } from '../../../messages/en/storefront/catalogue/wishlist.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { Opener } from '../../parts/opener.tsx'
import { useWishlist } from '../../wishlist/use-wishlist.ts'

type Props = { product: { id: string; number: number; name: string }; className: string }

const NotifyDialog = lazyPart(
  async () => (await import('../../stock-alerts/notify-dialog.tsx')).NotifyDialog,
)

/** Replaces the buy button of a sold-out product: subscribes to one e-mail, or cancels it. */
export function StockAlertButton({ product, className }: Props) {
  const { has, toggle } = useWishlist('stockAlerts')
  const isGuest = usePerson() === null
  const on = has(product.id)
  if (isGuest) return <GuestAlert product={product} className={className} />
  return (
    <button
      type="button"
      data-on={on || undefined}
      className={className}
      onClick={() => void toggle(product.id)}
    >
      <ButtonText product={product} on={on} />
    </button>
  )
}

function GuestAlert({ product, className }: Props) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Opener to={paths.notifyMe(product)} className={className} onOpen={() => setOpen(true)}>
        <ButtonText product={product} on={false} />
      </Opener>
      {open !== undefined && (
        <Suspense fallback={null}>
          <NotifyDialog product={product} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function ButtonText({ product, on }: Pick<Props, 'product'> & { on: boolean }) {
  const t = useMessages(wishlistMessages)
  return (
    <>
      <Bell
        key={String(on)}
        aria-hidden
        className={`size-4.5 ${on ? 'animate-pop fill-current' : ''}`}
      />
      <span aria-hidden>{t(on ? 'stockAlerts.on' : 'stockAlerts.off')}</span>
      <span className="sr-only">{t(on ? 'stockAlerts.onFor' : 'stockAlerts.offFor', product)}</span>
    </>
  )
}
