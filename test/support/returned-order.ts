import { type PointsRule, standardPoints } from '#shop/loyalty/points-rule.ts'
import type { BookedOrder, OrderLine } from '#shop/orders/order.ts'
import type { OrderReturn, OrderWithReturns, ReturnKind } from '#shop/returns/order-return.ts'
import { refundOf } from '#shop/returns/refund.ts'
import { orderOf as bookedOrder, line as bookedLine } from './booked-order.ts'

/** A line of which nothing is cancelled. */
export const line = (productId: string, price: number, quantity: number, divisor = 30) =>
  bookedLine(productId, price, quantity, 0, divisor)

type Kept = BookedOrder & OrderWithReturns

/** A delivered order without returns, with Rs. 150 for its delivery. */
export const orderOf = (
  lines: OrderLine[],
  redeemedPoints = 0,
  flow: OrderWithReturns['flow'] = 'cart',
  pointsRule: PointsRule = standardPoints,
): Kept => ({
  ...bookedOrder(lines, redeemedPoints, flow, null, pointsRule),
  status: 'delivered',
  returns: [],
})

export type Going = { productId: string; quantity: number; grams: number | null; kind: ReturnKind }
export const going = (productId: string, quantity: number, kind: ReturnKind = 'damaged') => ({
  productId,
  quantity,
  grams: null,
  kind,
})

/** The order after another accepted return. */
export const after = (order: Kept, what: Going): Kept => ({
  ...order,
  returns: [
    ...order.returns,
    {
      ...what,
      id: String(order.returns.length),
      reason: '',
      hasPhoto: false,
      state: 'accepted',
      askedAt: 0,
      askedBy: null,
      decidedAt: 1,
      note: null,
      refund: refundOf(order, what),
    } satisfies OrderReturn,
  ],
})
