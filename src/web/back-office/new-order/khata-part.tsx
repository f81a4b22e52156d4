import { rupees } from '#shop/money.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAllows } from '../parts/use-allows.ts'
import type { Quote } from './use-quote.ts'

/** Why an order can't go on account, and the reason to allow it once. */
export function KhataPart({ quote }: { quote: Quote }) {
  const t = useMessages(backOfficeNewOrderMessages)
  const mayAllow = useAllows('khata.write')
  const { khata, total } = quote
  if (khata === null) return null
  const isLate = khata.daysOverdue > khata.graceDays
  if (!isLate && total <= khata.left) return null
  const amount = t.money(rupees(khata.overdue))
  return (
    <>
      <Notice>
        {isLate ? t('where.overdue', { amount, days: khata.daysOverdue }) : t('where.overLimit')}
      </Notice>
      {mayAllow && (
        <AreaField
          label={t('where.allow')}
          hint={t('where.allowHint')}
          name="khataReason"
          maxLength={300}
          rows={2}
        />
      )}
    </>
  )
}
