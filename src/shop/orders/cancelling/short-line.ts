import type { LineKey } from '../../cart/cart.ts'
import { Refusal } from '../../refusals.ts'
import { type OrderAction, orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { positionOf } from '../moving/position-of.ts'

/** `missing` of the `left` items can't be had. `reason`: shown to the buyer. */
export type ShortLine = LineKey & { left: number; missing: number; reason: string }

/**
 * Refuses `order_moved_on` for a packed order and `order_line_changed` if the line has another quantity
 * left.
 */
export function placeOfShort(order: Order, short: ShortLine, action: OrderAction): number {
  if (!orderAllows(order, action)) throw new Refusal('order_moved_on')
  const { productId: product, left: seen } = short
  const position = positionOf(order.lines, short, (one) => one.quantity > one.cancelledQuantity)
  const line = order.lines[position]
  const left = line === undefined ? 0 : line.quantity - line.cancelledQuantity
  if (line === undefined || left !== seen || left === 0)
    throw new Refusal('order_line_changed', { product, left, seen })
  return position
}
