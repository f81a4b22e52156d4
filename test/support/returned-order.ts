import { type PointsRule, standardPoints } from '#shop/loyalty/points-rule.ts'
import { rupees } from '#shop/money.ts'
import { type BookedOrder, type OrderLine, quoteOrder } from '#shop/orders/order.ts'
import type { OrderReturn, OrderWithReturns, ReturnKind } from '#shop/returns/order-return.ts'
import { refundOf } from '#shop/returns/refund.ts'

/** A line without a picture or an offer. */
export const line = (
  productId: string,
  price: number,
  quantity: number,
  divisor = 30,
): OrderLine => ({
  productId,
  number: 1,
  name: '',
  pack: '',
  picture: null,
  tint: null,
  listPrice: rupees(price),
  price: rupees(price),
  quantity,
  cancelledQuantity: 0,
  pointsDivisor: divisor,
  perishable: false,
  ifMissing: null,
})

type Kept = BookedOrder & OrderWithReturns

/** A delivered order, with Rs. 150 for its delivery. */
export function orderOf(
  lines: OrderLine[],
  redeemedPoints = 0,
  flow: OrderWithReturns['flow'] = 'cart',
  pointsRule: PointsRule = standardPoints,
): Kept {
  const shippingPrice = rupees(150)
  const quote = quoteOrder({
    flow,
    lines,
    shippingPrice,
    redeemPoints: redeemedPoints,
    pointsRule,
  })
  const person = {
    address: '',
    zone: null,
    zoneTerms: null,
    place: null,
    arrival: null,
    contact: { name: '', email: '', phone: '' },
    note: '',
    cashOffered: null,
    prepaid: rupees(0),
  }
  return {
    id: 'o',
    accountId: 'a',
    flow,
    status: 'delivered',
    payment: 'cod',
    lines,
    ...quote,
    ...person,
    redeemedPoints,
    placedAt: 0,
    changes: [],
    pointsRule,
    returns: [],
  }
}

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
