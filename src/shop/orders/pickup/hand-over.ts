import type { PaidBy } from '../../cash/drawer.ts'
import type { Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { advanceWithin } from '../moving/move-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { paidRejection } from '../moving/paid-rejection.ts'
import type { Order } from '../order.ts'
import { toCollect } from '../prepaid.ts'
import { deliveredBy } from './pickups.store.ts'

type HandOverInput = {
  /** What the cashier read that is to collect (paisa). */
  due: Paisa
  /** How it was paid; null: as chosen with the order. */
  paid: PaidBy | null
}

/**
 * Hands an order to the customer who picks it up, paid at the counter. Needs `sale.write`; a repeat by the same person
 * changes nothing. Refuses an order that isn't picked up (`order_not_found`), that isn't ready
 * (`order_step_not_allowed`), another sum (`changed_meanwhile`), and a card or transfer without its slip (`slip_missing`).
 */
export async function handOver(
  visit: Visit,
  id: string,
  { due, paid }: HandOverInput,
): Promise<Order> {
  const { id: by } = requirePermission(visit, 'sale.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', id)
    if (!order?.pickup) throw new Refusal('order_not_found')
    if (order.status === 'delivered' && (await deliveredBy(tx, id)) === by) return order
    refuseIf(toCollect(order) === due ? null : 'changed_meanwhile')
    refuseIf(paidRejection(order, paid))
    return advanceWithin(tx, id, 'delivered', { by, at, paid })
  })
}
