import type { Tx } from '#db/database.ts'
import type { PaidBy } from '../../cash/drawer.ts'
import type { Order } from '../order.ts'
import { enterStates } from './enter-states.ts'

/** For an order entered at the counter: paid and delivered in the transaction that places it. */
export const completeCounterOrder = (
  tx: Tx,
  { id, accountId }: Pick<Order, 'id' | 'accountId'>,
  by: { by: string; at: number; paid: PaidBy | null },
): Promise<void> =>
  enterStates(tx, { id, accountId, status: 'placed' }, ['packed', 'shipped', 'delivered'], {
    ...by,
    atCounter: true,
  })
