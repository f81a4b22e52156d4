import type { Tx } from '#db/database.ts'
import type { PaidBy } from '../../cash/drawer.ts'
import { weighAtCounter } from '../changing/weigh-at-counter.ts'
import type { BookedOrder } from '../order.ts'
import { enterStates } from './enter-states.ts'

/** For an order entered at the counter: weighed, paid and delivered in the transaction that places it. */
export async function completeCounterOrder(
  tx: Tx,
  order: BookedOrder,
  by: { by: string; at: number; paid: PaidBy | null },
): Promise<void> {
  const { id, accountId } = order
  await weighAtCounter(tx, order, by)
  await enterStates(tx, { id, accountId, status: 'placed' }, ['packed', 'shipped', 'delivered'], {
    ...by,
    atCounter: true,
  })
}
