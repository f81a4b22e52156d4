import type { StaffOrder } from './load-order.ts'

type Order = Pick<StaffOrder, 'channel' | 'status' | 'total'>

/** Whether the order still has to be paid: the only source for slip, invoice, label and page. */
export function paymentState({ channel, status, total }: Order): 'atCounter' | 'paid' | 'due' {
  if (channel === 'counter') return 'atCounter'
  return status === 'delivered' || total === 0 ? 'paid' : 'due'
}
