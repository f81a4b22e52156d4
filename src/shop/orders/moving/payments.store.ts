import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { newId } from '../../ids.ts'
import { paisa, type Paisa } from '../../money.ts'
import type { Payment } from '../../settings/payment.ts'
import type { Order } from '../order.ts'

/** due: unpaid; taken: paid; void: the order was cancelled. */
export const paymentStates = ['due', 'taken', 'void'] as const
type PaymentState = (typeof paymentStates)[number]

/** The order's total (paisa) by the chosen method. */
export const insertPayment = (
  tx: Sql,
  order: Pick<Order, 'id' | 'payment' | 'total' | 'placedAt' | 'cashOffered'>,
) => tx.run`
  insert into payment (id, order_id, method, amount, state, at, cash_offered)
  values (${newId()}, ${order.id}, ${order.payment}, ${order.total}, 'due', ${order.placedAt}, ${order.cashOffered})`

/** For an unpaid order; drops offered cash that is below the new total (paisa). */
export const changeDue = (tx: Sql, orderId: string, total: Paisa) => tx.run`
  update payment set amount = ${total},
    cash_offered = case when cash_offered >= ${total} then cash_offered end
  where order_id = ${orderId} and state = 'due'`

/** Closes a due payment as taken (by whom) or void; answers what it closed. */
export const settleDue = (
  tx: Sql,
  orderId: string,
  { state, by, at }: { state: Exclude<PaymentState, 'due'>; by: string | null; at: number },
) => tx.all<{ method: Payment; amount: Paisa }>`
  update payment set state = ${state}, taken_by = ${by}, at = ${at} where order_id = ${orderId} and state = 'due'
  returning method, amount`

/** Cash offered per order (paisa), where the buyer gave an amount. */
export async function readCashOffered(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, Paisa>> {
  const found = await db.all<{ id: string; cash: number }>`
    select order_id as id, max(cash_offered) as cash from payment
    where order_id in ${list(ids)} and cash_offered is not null group by order_id`
  return new Map(found.map(({ id, cash }) => [id, paisa(cash)]))
}
