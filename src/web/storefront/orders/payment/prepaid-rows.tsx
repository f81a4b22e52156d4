import type { Order } from '#shop/orders/order.ts'
import { toCollect, toPayBack } from '#shop/orders/prepaid.ts'
import { SummaryRow } from '../../../ui/summary-rows.tsx'
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** What was paid in advance, and the difference to the total: still to pay, or paid back. */
export function PrepaidRows({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const [due, back] = [toCollect(order), toPayBack(order)]
  if (order.prepaid === 0) return null
  return (
    <>
      <SummaryRow label={t('order.paidAhead')}>{t.money(order.prepaid)}</SummaryRow>
      {due > 0 && order.status !== 'delivered' && (
        <SummaryRow label={t('order.stillDue')}>{t.money(due)}</SummaryRow>
      )}
      {back > 0 && <SummaryRow label={t('order.payBack')}>{t.money(back)}</SummaryRow>}
    </>
  )
}
