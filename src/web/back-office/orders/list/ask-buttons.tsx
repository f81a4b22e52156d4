import { MessageCircle, Phone } from 'lucide-react'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { confirmOrderPath } from '../../../app/confirm-order-path.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CopyLink } from '../../parts/copy-button.tsx'
import { Reach } from '../../parts/reach.tsx'
import { useOrigin } from '../../parts/use-origin.ts'
import { withLink } from '../../parts/with-link.ts'
import type { StaffOrder } from '../load-order.ts'

type Asked = Pick<StaffOrder, 'contact'> & {
  confirmation: Pick<StaffOrder['confirmation'], 'token' | 'text'>
}

/** Asks the customer of an order on hold, by phone or WhatsApp. */
export function AskButtons({ order }: { order: Asked }) {
  const t = useMessages(backOfficeHoldMessages)
  const origin = useOrigin()
  const { contact, confirmation } = order
  const phone = phoneKey(contact.phone)
  const { token } = confirmation
  const link = token === null ? '' : origin + confirmOrderPath({ token })
  const text = withLink(confirmation.text ?? '', link)
  return (
    <>
      {phone && (
        <>
          <Reach to={`tel:${phone}`} icon={<Phone aria-hidden className="size-5" />}>
            {t('hold.phone', { phone: localPhone(contact.phone) })}
          </Reach>
          <Reach
            to={whatsappLink(phone, text)}
            icon={<MessageCircle aria-hidden className="size-5" />}
          >
            {t('hold.whatsapp')}
          </Reach>
        </>
      )}
      {link !== '' && <CopyLink link={link} small />}
    </>
  )
}
