import { consume } from '../events/consume.ts'
import type { Shop } from '../visit.ts'
import { countTogether } from './bought-together.store.ts'
import { findOrder } from './orders.store.ts'

/** Of a longer order, only the first so many lines tell what goes together. */
const mostLines = 25

/** Counts what was delivered together, each order once (`consume`). */
export const countBoughtTogether = (shop: Shop, onFailure: Parameters<typeof consume>[3]) =>
  consume(
    shop,
    'boughtTogether',
    async (tx, { subject, at }) => {
      const order = await findOrder(tx, 'anybody', subject)
      const kept = order?.lines.filter((line) => line.quantity > line.cancelledQuantity) ?? []
      const ids = kept.map(({ productId }) => productId)
      await countTogether(tx, ids.slice(0, mostLines), at)
    },
    onFailure,
  )
