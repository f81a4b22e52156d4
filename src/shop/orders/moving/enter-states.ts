import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import type { OrderStatus } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { enterStatus } from '../orders.store.ts'
import { bookPaid } from '../../cash/book.ts'
import { settleDue } from './payments.store.ts'

type By = { by: string; at: number; atCounter?: true }

/** In this order, each with its event. Entering `delivered` marks the order as paid: the money is in the drawer of `by`. */
export async function enterStates(
  tx: Tx,
  { id, status }: Pick<Order, 'id' | 'status'>,
  states: readonly OrderStatus[],
  { by, at, ...more }: By,
): Promise<void> {
  for (const [index, to] of states.entries()) {
    const from = states[index - 1] ?? status
    await enterStatus(tx, { orderId: id, status: to, at, by })
    const data = { from, to, ...more }
    await record(tx, { kind: 'order.moved', at, actor: by, subject: id, data })
    if (to === 'delivered') await takePayment(tx, id, { by, at })
  }
}

async function takePayment(tx: Tx, orderId: string, { by, at }: Pick<By, 'by' | 'at'>) {
  for (const paid of await settleDue(tx, orderId, { state: 'taken', by, at }))
    await bookPaid(tx, { ...paid, orderId, at, by })
}
