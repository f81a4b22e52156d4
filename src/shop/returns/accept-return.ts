import type { Tx } from '#db/database.ts'
import { nextReversal } from '../orders/cancelling/cancellations.store.ts'
import { movePointsBack } from '../orders/cancelling/reverse-order.ts'
import type { Order } from '../orders/order.ts'
import type { Refund } from './order-return.ts'
import { saveRefund } from './write-returns.store.ts'

type Accepted = {
  id: string
  grams: number | null
  refund: Refund
  restocked: boolean
  at: number
}

/**
 * Saves the refund of an accepted return and moves its points. Answers its number among the order's
 * reversals. The caller holds the order's lock (`lockOrder`) and returns the goods to stock.
 */
export async function acceptReturn(
  tx: Tx,
  order: Order,
  { id, grams, refund, restocked, at }: Accepted,
): Promise<number> {
  const sequence = await nextReversal(tx, order.id)
  await saveRefund(tx, id, { ...refund, grams, sequence, restocked })
  const after = {
    redeemedPoints: order.redeemedPoints - refund.pointsBack,
    earnedPoints: order.earnedPoints - refund.pointsTaken,
  }
  await movePointsBack(tx, order, { sequence, at }, after)
  return sequence
}
