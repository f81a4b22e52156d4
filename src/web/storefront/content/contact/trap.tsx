import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** A honeypot for bots: hidden from sight, screen readers and the tab order. */
export const Trap = () => {
  const t = useMessages(contactMessages)
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t('contact.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
