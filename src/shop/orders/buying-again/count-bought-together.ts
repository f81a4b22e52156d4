import type { Tx } from '#db/database.ts'
import { consume } from '../../events/consume.ts'
import type { Shop } from '../../visit.ts'
import { countTogether } from './bought-together.store.ts'
import { findOrder } from '../orders.store.ts'

/** Of a longer order, only the first so many lines tell what goes together. */
const mostLines = 25

/** Counts what of an order was kept, delivered at a time (milliseconds UTC). */
export async function countOrder(tx: Tx, orderId: string, at: number): Promise<void> {
  const order = await findOrder(tx, 'anybody', orderId)
  const kept = order?.lines.filter((line) => line.quantity > line.cancelledQuantity) ?? []
  const ids = kept.map(({ productId }) => productId)
  await countTogether(tx, ids.slice(0, mostLines), at)
}

/** Counts what was delivered together, each order once (`consume`). */
export const countBoughtTogether = (shop: Shop, onFailure: Parameters<typeof consume>[3]) =>
  consume(shop, 'boughtTogether', (tx, { subject, at }) => countOrder(tx, subject, at), onFailure)
