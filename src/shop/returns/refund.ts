import { keyOf } from '../cart/cart.ts'
import { less, paisa } from '../money.ts'
import { amountsOf, noAmounts } from '../orders/cancelling/cancellation.ts'
import type { BookedOrder, OrderLine } from '../orders/order.ts'
import type { OrderReturn, OrderWithReturns, Refund } from './order-return.ts'

type Going = Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'kind'>

const countOf = (going: readonly Pick<Going, 'quantity'>[]) =>
  going.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many of a line went back and were accepted. */
export const returnedOf = ({ returns }: Pick<OrderWithReturns, 'returns'>, line: OrderLine) =>
  countOf(returns.filter((one) => keyOf(one) === keyOf(line) && one.state === 'accepted'))

/** What is left of an order after all that was refunded of it; the order itself keeps what was paid. */
export function afterRefunds(order: OrderWithReturns) {
  const refunds = order.returns.flatMap(({ refund }) => refund ?? [])
  const total = (of: (refund: Refund) => number) =>
    refunds.reduce((sum, refund) => sum + of(refund), 0)
  return {
    total: less(order.total, paisa(total(({ cash }) => cash))),
    redeemedPoints: order.redeemedPoints - total(({ pointsBack }) => pointsBack),
    earnedPoints: order.earnedPoints - total(({ pointsTaken }) => pointsTaken),
  }
}

/**
 * What comes back for a return, by the arithmetic of cancelling on what is left of the order: price ×
 * quantity, in cash, and in points once less is left to pay than was redeemed. The shipping stays,
 * for it was brought; it comes back with the last thing of an order, if that came damaged.
 * Of a multi-buy offer, what is kept costs what so many cost; where something came damaged, the rest keeps the
 * offer, and the damaged one is worth its share of it.
 */
export function refundOf(order: BookedOrder & OrderWithReturns, going: Going): Refund {
  // One that was accepted before refunds were kept took nothing off the order, so it stays here too.
  const gone = [...order.returns.filter(({ refund }) => refund !== null), going]
  const goneOf = (line: OrderLine) => gone.filter((one) => keyOf(one) === keyOf(line))
  const staying = (line: OrderLine) =>
    line.quantity - line.cancelledQuantity - countOf(goneOf(line))
  const bought = (line: OrderLine) =>
    staying(line) + countOf(goneOf(line).filter(({ kind }) => kind === 'damaged'))
  const isLast = order.lines.every((line) => staying(line) === 0)
  const before = afterRefunds(order)
  const isAllBack = isLast && going.kind === 'damaged'
  const after = isAllBack ? noAmounts : amountsOf(order, staying, bought)
  return {
    // Points are whole rupees: where prices have paisa, less than one is rounded, for the buyer.
    cash: paisa(Math.max(0, before.total - after.total)),
    pointsBack: before.redeemedPoints - after.redeemedPoints,
    pointsTaken: Math.max(0, before.earnedPoints - after.earnedPoints),
  }
}

/** Whether the thing can be sold again, as far as the return says; what spoils never can. */
export const isSellable = (line: OrderLine, { kind }: Pick<OrderReturn, 'kind'>) =>
  !line.perishable && kind === 'unwanted'
