import { isPaidAhead } from '#shop/order-states.ts'
import type { StaffOrder } from './load-order.ts'

type Order = Pick<StaffOrder, 'channel' | 'status' | 'total' | 'hold'>

/** Whether the order still has to be paid: the only source for slip, invoice, label and page. */
export function paymentState({
  channel,
  status,
  total,
  hold,
}: Order): 'atCounter' | 'paid' | 'due' {
  if (channel === 'counter') return 'atCounter'
  return status === 'delivered' || total === 0 || isPaidAhead({ hold }) ? 'paid' : 'due'
}
