import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { bookDelivered } from '../../khata/book-khata.ts'
import type { Paisa } from '../../money.ts'
import { isPaidAhead, type OrderStatus } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { enterStatus } from '../orders.store.ts'
import { bookPaid } from '../../cash/book.ts'
import { releaserOf } from '../holds/holds.store.ts'
import { settleDue } from './payments.store.ts'

type By = { by: string; at: number; atCounter?: true }

/**
 * In this order, each with its event. Entering `delivered` marks the order as paid: the money is in the drawer of `by`, with who recorded it in
 * advance, or on the khata of the customer.
 */
export async function enterStates(
  tx: Tx,
  { id, status, hold, accountId }: Pick<Order, 'id' | 'status' | 'hold' | 'accountId'>,
  states: readonly OrderStatus[],
  { by, at, ...more }: By,
): Promise<void> {
  for (const [index, to] of states.entries()) {
    const from = states[index - 1] ?? status
    await enterStatus(tx, { orderId: id, status: to, at, by })
    const data = { from, to, ...more }
    await record(tx, { kind: 'order.moved', at, actor: by, subject: id, data })
    if (to === 'delivered') await takePayment(tx, { id, hold, accountId }, { by, at })
  }
}

async function takePayment(
  tx: Tx,
  order: Pick<Order, 'id' | 'hold' | 'accountId'>,
  { by, at }: Pick<By, 'by' | 'at'>,
) {
  const ahead = isPaidAhead(order) ? await releaserOf(tx, order.id) : null
  for (const paid of await settleDue(tx, order.id, { state: 'taken', by, at })) {
    if (paid.method === 'account') await charge(tx, order, { ...paid, by, at })
    else {
      const method = ahead === null ? paid.method : 'transfer'
      await bookPaid(tx, { ...paid, method, orderId: order.id, at, by: ahead ?? by })
    }
  }
}

async function charge(
  tx: Tx,
  { id: orderId, accountId }: Pick<Order, 'id' | 'accountId'>,
  { amount, by, at }: { amount: Paisa; by: string; at: number },
) {
  if (accountId !== null) await bookDelivered(tx, { accountId, orderId, amount, at, by })
}
