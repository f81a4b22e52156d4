import type { Terms } from '#shop/delivery/terms.ts'
import { type PointsRule, standardPoints } from '#shop/loyalty/points-rule.ts'
import { rupees } from '#shop/money.ts'
import { type BookedOrder, type Order, type OrderLine, quoteOrder } from '#shop/orders/order.ts'

/** A line of an order; its price in rupees. */
export const line = (
  productId: string,
  price: number,
  quantity: number,
  cancelledQuantity = 0,
  pointsDivisor = 30,
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
  cancelledQuantity,
  pointsDivisor,
  perishable: false,
  ifMissing: null,
})

/** An order of these lines as the pricing function has it. */
export function orderOf(
  lines: OrderLine[],
  redeemedPoints = 0,
  flow: Order['flow'] = 'cart',
  zoneTerms: Terms | null = null,
  pointsRule: PointsRule = standardPoints,
): BookedOrder {
  const quote = quoteOrder({
    flow,
    lines: lines.map((one) => ({ ...one, quantity: one.quantity - one.cancelledQuantity })),
    shippingPrice: rupees(150),
    redeemPoints: redeemedPoints,
    terms: zoneTerms,
    pointsRule,
  })
  return {
    id: 'o',
    accountId: 'a',
    flow,
    status: 'placed',
    payment: 'cod',
    lines,
    ...quote,
    redeemedPoints,
    address: '',
    zone: zoneTerms && 'Islamabad',
    zoneTerms,
    place: null,
    contact: { name: '', email: '', phone: '' },
    note: '',
    cashOffered: null,
    prepaid: rupees(0),
    placedAt: 0,
    arrival: null,
    pointsRule,
    changes: [],
  }
}
