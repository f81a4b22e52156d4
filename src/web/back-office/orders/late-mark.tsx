import { TriangleAlert } from 'lucide-react'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** "Late by 1 day"; nothing for an order in time. */
export function LateMark({ order: { daysLate } }: { order: { daysLate: number } }) {
  const t = useMessages(backOfficeOrdersMessages)
  if (daysLate === 0) return null
  return (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-tomato-ink">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {t('order.late', { count: daysLate })}
    </span>
  )
}
