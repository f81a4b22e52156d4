import type { Tx } from '#db/database.ts'
import { consume } from '../../events/consume.ts'
import type { Shop } from '../../visit.ts'
import { countTogether } from './bought-together.store.ts'
import { wasDeliveredBefore } from '../moving/step-back.store.ts'
import { findOrder } from '../orders.store.ts'

/** Lines counted per order: pairs grow with their square. */
const maxLines = 25

/** Counts the lines that weren't cancelled or returned. `at`: delivered, ms UTC. */
export async function countOrder(tx: Tx, orderId: string, at: number): Promise<void> {
  const order = await findOrder(tx, 'anybody', orderId)
  const remaining = order?.lines.filter((line) => line.quantity > line.cancelledQuantity) ?? []
  const ids = remaining.map(({ productId }) => productId)
  await countTogether(tx, ids.slice(0, maxLines), at)
}

/** Event consumer; counts each delivered order once. */
export const countBoughtTogether = (shop: Shop, onFailure: Parameters<typeof consume>[3]) =>
  consume(
    shop,
    'boughtTogether',
    async (tx, { subject, at }) => {
      if (!(await wasDeliveredBefore(tx, subject))) await countOrder(tx, subject, at)
    },
    onFailure,
  )
