import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { bookDelivered } from '../../khata/book-khata.ts'
import { less, nothing, type Paisa } from '../../money.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { enterStatus } from '../orders.store.ts'
import { bookPaid } from '../../cash/book.ts'
import type { PaidBy } from '../../cash/drawer.ts'
import { settleDue } from './payments.store.ts'

/**
 * `happenedAt`: ms UTC, if the shop hears of it later; the money and the events are of `at`. `paid`: how, if it isn't the
 * way that the customer chose with the order. `holder`: who took the money, if it isn't `by`.
 */
type By = {
  by: string
  at: number
  happenedAt?: number
  atCounter?: true
  paid?: PaidBy | null
  holder?: string | undefined
}

/** `prepaid` absent: nothing was paid in advance. */
type Paid = Pick<Order, 'id' | 'accountId'> & Partial<Pick<Order, 'prepaid'>>

/**
 * In this order, each with its event. Entering `delivered` marks the order as paid: what was not paid in advance is in the
 * drawer of its holder, or on the khata of the customer.
 */
export async function enterStates(
  tx: Tx,
  { id, status, accountId, prepaid }: Pick<Order, 'status'> & Paid,
  states: readonly OrderStatus[],
  { by, at, happenedAt = at, paid = null, holder = by, ...more }: By,
): Promise<void> {
  for (const [index, to] of states.entries()) {
    const from = states[index - 1] ?? status
    await enterStatus(tx, { orderId: id, status: to, at: happenedAt, by })
    const data = { from, to, ...more }
    await record(tx, { kind: 'order.moved', at, actor: by, subject: id, data })
    if (to === 'delivered')
      await takePayment(tx, { id, accountId, prepaid }, { by, at, paid, holder })
  }
}

async function takePayment(
  tx: Tx,
  { id: orderId, accountId, prepaid = nothing }: Paid,
  { by, at, paid, holder }: Pick<By, 'by' | 'at'> & { paid: PaidBy | null; holder: string },
) {
  for (const { method, amount } of await settleDue(tx, orderId, { state: 'taken', by, at })) {
    if (method === 'account') await charge(tx, { id: orderId, accountId }, { amount, by, at })
    else if (amount > prepaid)
      await bookPaid(tx, {
        method: paid?.method ?? method,
        note: paid?.slip ?? '',
        amount: less(amount, prepaid),
        orderId,
        at,
        by,
        holder,
      })
  }
}

async function charge(
  tx: Tx,
  { id: orderId, accountId }: Pick<Order, 'id' | 'accountId'>,
  { amount, by, at }: { amount: Paisa; by: string; at: number },
) {
  if (accountId !== null) await bookDelivered(tx, { accountId, orderId, amount, at, by })
}
