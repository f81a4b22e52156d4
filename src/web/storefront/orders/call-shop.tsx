import { MessageCircle, Phone } from 'lucide-react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** The shop's phone and WhatsApp, one tap each. */
export function CallShop({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const { settings } = useLayoutData()
  if (settings === null || (settings.phone === '' && settings.whatsapp === '')) return null
  const { phone, whatsapp, shopName: shop } = settings
  const text = t('track.whatsappText', { shop, reference: referenceOf(order) })
  return (
    <section className="panel mt-6 grid gap-3 p-5" aria-labelledby="call-shop">
      <h2 id="call-shop" className="text-lead">
        {t('track.call')}
      </h2>
      <p className="flex flex-wrap gap-3">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass()}>
            <Phone aria-hidden className="size-5" />
            <bdi>{t('track.callShop', { phone })}</bdi>
          </a>
        )}
        {whatsapp && (
          <a
            href={whatsappLink(whatsapp, text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            <MessageCircle aria-hidden className="size-5" /> {t('track.whatsapp')}
          </a>
        )}
      </p>
    </section>
  )
}
