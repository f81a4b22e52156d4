import { telLink } from './tel-link.ts'
import { MessageCircle, Phone } from 'lucide-react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** Links to the shop's phone and WhatsApp, those it has. */
export function ContactShop({ text }: { text: string }) {
  const t = useMessages(ordersMessages)
  const { settings } = useLayoutData()
  if (settings === null || (settings.phone === '' && settings.whatsapp === '')) return null
  const { phone, whatsapp } = settings
  return (
    <p className="flex flex-wrap gap-3">
      {phone && (
        <a href={telLink(phone)} className={buttonClass()}>
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
  )
}
