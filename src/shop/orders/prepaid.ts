import { less, nothing, type Paisa } from '../money.ts'
import { isOnAccount } from '../order-states.ts'
import type { Order } from './order.ts'

type Paying = Pick<Order, 'status' | 'payment' | 'total' | 'prepaid'>

const above = (amount: Paisa, other: Paisa) => (amount > other ? less(amount, other) : nothing)

/** Paisa to collect at the door or the counter: the total without what was paid in advance. */
export const toCollect = ({ status, payment, total, prepaid }: Paying): Paisa =>
  status === 'cancelled' || isOnAccount({ payment }) ? nothing : above(total, prepaid)

/** Paisa paid in advance for goods that don't come, or weigh less. */
export const toPayBack = ({ status, total, prepaid }: Omit<Paying, 'payment'>): Paisa =>
  status === 'cancelled' ? prepaid : above(prepaid, total)

/** Whether all of it was paid before the delivery. */
export const isPaidAhead = (order: Paying): boolean =>
  order.prepaid > 0 && order.status !== 'cancelled' && toCollect(order) === 0
