import { isOnAccount, isPaidAhead } from '#shop/order-states.ts'
import type { StaffOrder } from './load-order.ts'

type Order = Pick<StaffOrder, 'channel' | 'status' | 'total' | 'hold' | 'paymentMethod'>

/** Whether the order still has to be paid: the only source for slip, invoice, label and page. */
export function paymentState({
  channel,
  status,
  total,
  hold,
  paymentMethod: payment,
}: Order): 'atCounter' | 'paid' | 'onAccount' | 'due' {
  if (isOnAccount({ payment })) return 'onAccount'
  if (channel === 'counter') return 'atCounter'
  return status === 'delivered' || total === 0 || isPaidAhead({ hold }) ? 'paid' : 'due'
}
