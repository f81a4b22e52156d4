import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NoteField } from './note-field.tsx'

/** What may be said about an order, and need not be. */
export function OrderOptions() {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel" aria-label={t('checkout.options')}>
      <NoteField />
    </section>
  )
}
