import type { Tx } from '#db/database.ts'
import { moveInLists } from '../../catalogue/catalogue.store.ts'
import { settleWeights } from '../../catalogue/stock/stock.store.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { less } from '../../money.ts'
import { orderedAmount } from '../../pricing/multi-buy.ts'
import type { BookedOrder } from '../order.ts'
import { insertWeighing } from './weighings.store.ts'

/** Books the weights of an order that is sold at the counter: its amounts have them already, the stock follows. */
export async function weighAtCounter(
  tx: Tx,
  order: BookedOrder,
  { by, at }: { by: string; at: number },
): Promise<void> {
  const { id: orderId, subtotal, shipping, redeemedPoints, earnedPoints, total } = order
  const amounts = { subtotal, shipping, redeemedPoints, earnedPoints, total }
  const weighed: string[] = []
  for (const [position, line] of order.lines.entries()) {
    const packed = line.weight?.packed
    if (!packed) continue
    weighed.push(line.productId)
    const { grams, amount } = packed
    const estimate = orderedAmount(line)
    const sequence = weighed.length
    const difference = less(amount, estimate)
    await insertWeighing(tx, { ...packed, orderId, position, sequence, difference, at, by })
    const changes = changesBetween({ weight: null, amount: estimate }, { weight: grams, amount })
    const data = { position, grams, amount, amounts, sequence, changes }
    await record(tx, { kind: 'order.weighed', at, actor: by, subject: orderId, data })
  }
  await moveInLists(tx, await settleWeights(tx, orderId, weighed, { at, by }), at)
}
