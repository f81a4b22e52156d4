import { type Order, referenceOf } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { ContactShop } from '../parts/contact-shop.tsx'

/** The shop's phone and WhatsApp, one tap each. */
export function CallShop({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { settings } = useLayoutData()
  if (settings === null || (settings.phone === '' && settings.whatsapp === '')) return null
  const text = t('track.whatsappText', {
    shop: settings.shopName,
    reference: referenceOf(order),
  })
  return (
    <section className="panel mt-6 grid gap-3 p-5" aria-labelledby="call-shop">
      <h2 id="call-shop" className="text-lead">
        {t('track.call')}
      </h2>
      <ContactShop text={text} />
    </section>
  )
}
