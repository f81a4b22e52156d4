import type { Paisa } from '#shop/money.ts'
import type { Payment } from '#shop/settings/payment.ts'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CashField } from './cash-field.tsx'
import { MissingField } from './missing-field.tsx'
import { NoteField } from './note-field.tsx'

type Props = {
  payment: Payment
  total: Paisa
  lines: readonly { productId: string; name: string }[]
}

/** What may be said about an order, and need not be. */
export function OrderOptions({ payment, total, lines }: Props) {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel" aria-label={t('checkout.options')}>
      {payment === 'cod' && total > 0 && <CashField total={total} />}
      <MissingField lines={lines} />
      <NoteField />
    </section>
  )
}
