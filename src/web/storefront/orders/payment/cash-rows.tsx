import { less } from '#shop/money.ts'
import { dueOf } from '#shop/orders/cancelling/cancellation.ts'
import type { Order } from '#shop/orders/order.ts'
import { SummaryRow } from '../../../ui/summary-rows.tsx'
import { ordersMessages } from '../../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** The customer's cash, and the change that the rider must bring. */
export function CashRows({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  if (order.cashOffered === null || order.status === 'cancelled') return null
  return (
    <>
      <SummaryRow label={t('order.cash')}>{t.money(order.cashOffered)}</SummaryRow>
      <SummaryRow label={t('order.change')}>
        {t.money(less(order.cashOffered, dueOf(order).total))}
      </SummaryRow>
    </>
  )
}
