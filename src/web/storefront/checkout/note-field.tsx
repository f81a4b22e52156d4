import { ChevronDown, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { longestNote } from '#shop/orders/order.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { orderNote } from './order-note.ts'

/** A note for the rider: one line until somebody wants to write one. */
export function NoteField() {
  const t = useMessages(checkoutMessages)
  const note = orderNote.use()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="option group"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <MessageSquareText aria-hidden className="size-5 shrink-0 text-link" />
        <span className="option-words">
          <span className="font-semibold">{t('note.label')}</span>
          <span className="option-chosen">
            <bdi>{note.trim() === '' ? t('note.none') : note}</bdi>
          </span>
        </span>
        <ChevronDown aria-hidden className="option-arrow" />
      </summary>
      <div className="px-5 pb-5">
        <AreaField
          label={t('note.write')}
          hint={t('note.hint', { most: longestNote, left: longestNote - note.length })}
          name="note"
          dir="auto"
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => orderNote.write(target.value)}
        />
      </div>
    </details>
  )
}
