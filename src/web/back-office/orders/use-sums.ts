import { type Paisa, rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { StaffOrder } from './load-order.ts'

/** The rows that add up to the order's total. */
export function useSums({ subtotal, shipping, redeemedPoints }: StaffOrder) {
  const t = useMessages(backOfficeOrdersMessages)
  const sums: [name: string, amount: Paisa][] = [
    [t('order.subtotal'), rupees(subtotal)],
    [t('order.shipping'), rupees(shipping)],
  ]
  if (redeemedPoints > 0)
    sums.push([t('order.points', { count: redeemedPoints }), rupees(-redeemedPoints)])
  return sums
}
