import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCartStore } from './store/use-cart-store.tsx'

export function FailedPrices() {
  const t = useMessages(checkoutMessages, cartMessages)
  const cartStore = useCartStore()
  return (
    <div className="mb-4">
      <Notice>
        <p>{t('cart.failed')}</p>
        <Button small className="justify-self-start" onClick={() => void cartStore.refresh()}>
          {t('cart.again')}
        </Button>
      </Notice>
    </div>
  )
}
