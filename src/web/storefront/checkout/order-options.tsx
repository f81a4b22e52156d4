import type { Paisa } from '#shop/money.ts'
import type { Payment } from '#shop/settings/payment.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type CashLine, mostToPay } from './cash-offered.ts'
import { CashField } from './cash-field.tsx'
import { MissingField } from './details/missing-field.tsx'
import { MessageSquareText } from 'lucide-react'
import { maxNoteLength } from '#shop/orders/order.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { optionMessages } from '../../messages/en/storefront/checkout/order-options.ts'
import { OptionRow } from './option-row.tsx'
import { orderNote } from './ordering/order-note.ts'

type Props = {
  payment: Payment
  total: Paisa
  /** Then nothing is asked for the rider. */
  isPickup?: boolean | undefined
  lines: readonly (CashLine & { productId: string; name: string })[]
}

export function OrderOptions({ payment, total, isPickup, lines }: Props) {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel" aria-label={t('checkout.options')}>
      {payment === 'cod' && total > 0 && !isPickup && (
        <CashField total={total} most={mostToPay(lines, total)} />
      )}
      <MissingField lines={lines} />
      {!isPickup && <NoteField />}
    </section>
  )
}

function NoteField() {
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
        hint={t('note.hint', { most: maxNoteLength, left: maxNoteLength - note.length })}
        name="note"
        dir="auto"
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => orderNote.write(target.value)}
      />
    </OptionRow>
  )
}
