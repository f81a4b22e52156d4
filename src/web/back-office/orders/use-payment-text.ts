import { rupees } from '#shop/money.ts'
import { isToPrepay } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../messages/en/back-office/orders/papers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { StaffOrder } from './load-order.ts'
import { paymentState } from './payment-state.ts'

/** "Cancelled", "Paid", what was not collected, or how the customer will pay. */
export function usePaymentText(order: StaffOrder): string {
  const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages)
  const state = paymentState(order)
  if (state === 'cancelled') return t('status.cancelled')
  if (state === 'onAccount') return t('order.account')
  if (state === 'atCounter') return t('order.paidAtCounter')
  if (state === 'due' && isToPrepay(order))
    return t('order.payAhead', { amount: t.money(rupees(order.toCollect)) })
  if (state === 'due' && order.pickup) return t('order.dueAtCounter')
  if (state === 'paid' && order.uncollected > 0)
    return t('paper.uncollected', { amount: t.money(rupees(order.uncollected)) })
  return t(state === 'paid' ? 'paper.paid' : `order.${order.paymentMethod}`)
}
