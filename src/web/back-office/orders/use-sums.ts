import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { StaffOrder } from './load-order.ts'

/** The rows that add up to the order's total. */
export function useSums({ subtotal, shipping, redeemedPoints, ...order }: StaffOrder) {
  const t = useMessages(backOfficeOrdersMessages)
  const sums: [name: string, amount: string][] = [[t('order.subtotal'), t.money(rupees(subtotal))]]
  if (order.channel !== 'counter' && order.pickup === null)
    sums.push([t('order.shipping'), t.fee(rupees(shipping))])
  if (redeemedPoints > 0)
    sums.push([t('order.points', { count: redeemedPoints }), t.money(rupees(-redeemedPoints))])
  return sums
}
