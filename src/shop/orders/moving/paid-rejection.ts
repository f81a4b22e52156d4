import { type PaidBy, slipRejection } from '../../cash/drawer.ts'
import type { Order } from '../order.ts'
import { toCollect } from '../prepaid.ts'

/** A card or a transfer needs its slip, if something is due. `paid` null: as chosen with the order. Null: it is fine. */
export const paidRejection = (
  order: Pick<Order, 'status' | 'payment' | 'total' | 'prepaid'>,
  paid: PaidBy | null,
): 'slip_missing' | null =>
  toCollect(order) > 0
    ? slipRejection(paid ?? { method: order.payment === 'card' ? 'card' : 'cash', slip: '' })
    : null
