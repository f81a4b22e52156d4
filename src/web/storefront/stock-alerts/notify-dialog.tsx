import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { stockAlertMessages } from '../../messages/en/storefront/catalogue/stock-alerts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { NotifyForm } from './notify-form.tsx'

type Props = {
  product: { id: string; number: number; name: string }
  open: boolean
  onClose: () => void
}

/** Asks a guest for an e-mail address, or to log in. */
export function NotifyDialog({ product, open, onClose }: Props) {
  const t = useMessages(stockAlertMessages)
  const { toggle } = useWishlist('stockAlerts')
  return (
    <Dialog open={open} onClose={onClose} title={t('ask.title')}>
      <div className="grid gap-5">
        <p>{t('ask.lead', product)}</p>
        <NotifyForm product={product} />
        <Button
          kind="plain"
          onClick={() => {
            onClose()
            void toggle(product.id)
          }}
        >
          {t('ask.login')}
        </Button>
      </div>
    </Dialog>
  )
}
