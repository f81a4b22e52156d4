import type { Tx } from '#db/database.ts'
import { record } from '../events/events.store.ts'
import { type Order, statesUpTo } from './order.ts'
import { enterStatus } from './orders.store.ts'
import { settleDue } from './payments.store.ts'

/** An order that was just placed is paid and handed over at the counter: it enters every state up to delivered. */
export async function handOver(
  tx: Tx,
  { id }: Pick<Order, 'id'>,
  { by, at }: { by: string; at: number },
): Promise<void> {
  const states = statesUpTo('placed', 'delivered') as ('packed' | 'shipped' | 'delivered')[]
  for (const status of states) {
    await enterStatus(tx, { orderId: id, status, at, by })
    const data = { atCounter: true } as const
    await record(tx, { kind: `order.${status}`, at, actor: by, subject: id, data })
  }
  await settleDue(tx, id, { state: 'taken', by, at })
}
