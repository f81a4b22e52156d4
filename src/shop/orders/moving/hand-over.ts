import type { Tx } from '#db/database.ts'
import type { Order } from '../order.ts'
import { enterStates } from './enter-states.ts'

/** A new order is paid and handed over at the counter at once. */
export const handOver = (
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  by: { by: string; at: number },
): Promise<void> =>
  enterStates(tx, { id, status: 'placed' }, ['packed', 'shipped', 'delivered'], {
    ...by,
    atCounter: true,
  })
