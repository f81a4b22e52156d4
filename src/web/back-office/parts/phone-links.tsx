import { MessageCircle, Phone } from 'lucide-react'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Reach } from './reach.tsx'

/** Calls a customer, or writes on WhatsApp, beginning with `text`. */
export function PhoneLinks({ phone: typed, text }: { phone: string; text?: string }) {
  const t = useMessages(backOfficeOrdersMessages)
  const phone = phoneKey(typed) ?? typed
  if (phone === '') return null
  return (
    <>
      <Reach to={`tel:${phone}`} icon={<Phone aria-hidden className="size-5" />}>
        {t('order.call', { phone: localPhone(typed) })}
      </Reach>
      <Reach to={whatsappLink(phone, text)} icon={<MessageCircle aria-hidden className="size-5" />}>
        {t('order.whatsapp')}
      </Reach>
    </>
  )
}
