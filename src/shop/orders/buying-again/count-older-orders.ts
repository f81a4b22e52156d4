import type { Shop } from '../../visit.ts'
import { isCountedStill, takeOrdersToCount } from './bought-together.store.ts'
import { countOrder } from './count-bought-together.ts'

const atOnce = 25

/**
 * Counts some of the orders that were delivered before anything counted what goes together. Each goes from the
 * list in the transaction that counts it: a stop loses none, and of two processes one counts it. Says how many.
 */
export async function countOlderOrders({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const taken = await takeOrdersToCount(tx, atOnce)
    for (const { id, deliveredAt } of taken)
      if (isCountedStill(deliveredAt, now())) await countOrder(tx, id, deliveredAt)
    return taken.length
  })
}
