import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { Answer } from '#wire/calls.ts'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Reach } from '../parts/reach.tsx'

type Props = { message: Answer<'adminMessages'>['data'][number]; text: string }

/** For a shop that sends no e-mails: the same text by WhatsApp or the own mail program, and a call. */
export function OtherWays({ message, text }: Props) {
  const t = useMessages(backOfficeMessagesMessages)
  const { email, phone, subject } = message
  const mail = new URLSearchParams({ subject: subject || t('messages.question'), body: text })
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold">{t('reply.ways')}</p>
      <div className="flex flex-wrap gap-3">
        {phone !== '' && (
          <>
            <Reach
              to={whatsappLink(phone, text)}
              icon={<MessageCircle aria-hidden className="size-5" />}
            >
              {t('messages.whatsapp')}
            </Reach>
            <Reach
              to={`tel:${phoneKey(phone) ?? phone}`}
              icon={<Phone aria-hidden className="size-5" />}
            >
              {t('reply.call', { phone: localPhone(phone) })}
            </Reach>
          </>
        )}
        <Reach
          // Mail programs show a plus sign as it is.
          to={`mailto:${email}?${mail.toString().replaceAll('+', '%20')}`}
          icon={<Mail aria-hidden className="size-5" />}
        >
          {t('reply.mailProgram')}
        </Reach>
      </div>
    </div>
  )
}
