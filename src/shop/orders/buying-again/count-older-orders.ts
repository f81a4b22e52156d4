import type { Shop } from '../../visit.ts'
import { isCountedStill, takeOrdersToCount } from './bought-together.store.ts'
import { countOrder } from './count-bought-together.ts'

const atOnce = 25

/**
 * Counts a batch of orders delivered before this statistic existed; returns how many. Each order leaves the
 * list in the transaction that counts it.
 */
export async function countOlderOrders({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const batch = await takeOrdersToCount(tx, atOnce)
    for (const { id, deliveredAt } of batch)
      if (isCountedStill(deliveredAt, now())) await countOrder(tx, id, deliveredAt)
    return batch.length
  })
}
