import type { Sql } from '#db/database.ts'
import { newId } from '../ids.ts'
import type { Paisa } from '../money.ts'
import type { Order } from './order.ts'

/** due: not paid yet; void: nobody will pay it, its order is cancelled. */
export const paymentStates = ['due', 'taken', 'void'] as const
type PaymentState = (typeof paymentStates)[number]

/** An order's whole total (paisa) is due, by the method that the buyer chose. */
export const insertPayment = (
  tx: Sql,
  order: Pick<Order, 'id' | 'payment' | 'total' | 'placedAt'>,
) => tx.run`
  insert into payment (id, order_id, method, amount, state, at)
  values (${newId()}, ${order.id}, ${order.payment}, ${order.total}, 'due', ${order.placedAt})`

/** The total of an order changed before it was paid. */
export const changeDue = (tx: Sql, orderId: string, total: Paisa) => tx.run`
  update payment set amount = ${total} where order_id = ${orderId} and state = 'due'`

/** What was due of an order is taken, by whom, or not to be paid any more. */
export const settleDue = (
  tx: Sql,
  orderId: string,
  { state, by, at }: { state: Exclude<PaymentState, 'due'>; by: string | null; at: number },
) => tx.run`
  update payment set state = ${state}, taken_by = ${by}, at = ${at} where order_id = ${orderId} and state = 'due'`
