import { MessageCircle } from 'lucide-react'
import { phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = {
  phone: string
  text: string
  onOpen?: (() => void) | undefined
  children: string
}

/** Opens WhatsApp with the text; nothing without a phone number. */
export function WhatsappLink({ phone: typed, text, onOpen, children }: Props) {
  const phone = phoneKey(typed) ?? typed
  if (phone === '') return null
  return (
    <a
      href={whatsappLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      onClick={onOpen}
      className={buttonClass({ small: true, className: 'min-h-11' })}
    >
      <MessageCircle aria-hidden className="size-5" />
      {children}
    </a>
  )
}
