import { isOnAccount } from '#shop/order-states.ts'
import type { StaffOrder } from './load-order.ts'

type Order = Pick<StaffOrder, 'channel' | 'status' | 'toCollect' | 'paymentMethod'>

/** Whether something has to be collected for the order: the only source for slip, invoice, label and page. */
export function paymentState({
  channel,
  status,
  toCollect,
  paymentMethod: payment,
}: Order): 'atCounter' | 'paid' | 'onAccount' | 'due' | 'cancelled' {
  if (status === 'cancelled') return 'cancelled'
  if (isOnAccount({ payment })) return 'onAccount'
  if (channel === 'counter') return 'atCounter'
  return status === 'delivered' || toCollect === 0 ? 'paid' : 'due'
}
