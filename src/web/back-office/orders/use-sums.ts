import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeHoldMessages } from '../../messages/en/back-office/orders/hold.ts'
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

/** What was paid in advance, and what is still to collect or to pay back; empty for other orders. */
export function usePrepaidSums({ prepaid, toCollect, toPayBack, status }: StaffOrder) {
  const t = useMessages(backOfficeHoldMessages)
  const rows: [name: string, amount: string][] = []
  if (prepaid > 0) rows.push([t('hold.inAdvance'), t.money(rupees(prepaid))])
  if (prepaid > 0 && toCollect > 0 && status !== 'delivered')
    rows.push([t('hold.toCollect'), t.money(rupees(toCollect))])
  if (toPayBack > 0) rows.push([t('hold.toPayBack'), t.money(rupees(toPayBack))])
  return rows
}
