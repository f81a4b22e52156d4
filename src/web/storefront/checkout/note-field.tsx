import { MessageSquareText } from 'lucide-react'
import { longestNote } from '#shop/orders/order.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { optionMessages } from '../../messages/en/order-options.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OptionRow } from './option-row.tsx'
import { orderNote } from './order-note.ts'

/** A note for the rider. */
export function NoteField() {
  const t = useMessages(optionMessages)
  const note = orderNote.use()
  return (
    <OptionRow
      icon={<MessageSquareText aria-hidden className="size-5 shrink-0 text-link" />}
      label={t('note.label')}
      chosen={<bdi>{note.trim() === '' ? t('note.none') : note}</bdi>}
    >
      <AreaField
        label={t('note.write')}
        hint={t('note.hint', { most: longestNote, left: longestNote - note.length })}
        name="note"
        dir="auto"
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => orderNote.write(target.value)}
      />
    </OptionRow>
  )
}
