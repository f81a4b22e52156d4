import { keyOf } from '../cart/cart.ts'
import { less, paisa, sum } from '../money.ts'
import { amountsOf, noAmounts } from '../orders/cancelling/cancellation.ts'
import type { BookedOrder, Order, OrderLine } from '../orders/order.ts'
import type { OrderReturn, OrderWithReturns, Refund } from './order-return.ts'

type Going = Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'kind'>
type Refunded = { returns: readonly (Going & Pick<OrderReturn, 'refund'>)[] }

const countOf = (going: readonly Pick<Going, 'quantity'>[]) =>
  going.reduce((sum, { quantity }) => sum + quantity, 0)

/** Accepted quantity. */
export const returnedOf = ({ returns }: Pick<OrderWithReturns, 'returns'>, line: OrderLine) =>
  countOf(returns.filter((one) => keyOf(one) === keyOf(line) && one.state === 'accepted'))

/** Amounts left after all refunds; the order itself keeps what was paid. */
export function afterRefunds(order: Order & Refunded) {
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
 * As a cancellation of what is left: price × quantity in cash, then points. Shipping comes back only with
 * the last item, if damaged. A multi-buy offer is recalculated for kept items; damaged ones keep their
 * share.
 */
export function refundOf(order: BookedOrder & Refunded, going: Going): Refund {
  // Returns accepted before refunds were recorded took nothing off the order.
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
    // Points are whole rupees: fractions are rounded for the buyer.
    cash: paisa(Math.max(0, before.total - after.total)),
    pointsBack: before.redeemedPoints - after.redeemedPoints,
    pointsTaken: Math.max(0, before.earnedPoints - after.earnedPoints),
  }
}

/** Of each line, taken back one after the other. */
export function refundsOf(order: BookedOrder & Refunded, lines: readonly Going[]): Refund[] {
  let { returns } = order
  return lines.map((line) => {
    const refund = refundOf({ ...order, returns }, line)
    returns = [...returns, { ...line, refund }]
    return refund
  })
}

export const sumOfRefunds = (refunds: readonly Refund[]): Refund => ({
  cash: sum(refunds.map(({ cash }) => cash)),
  pointsBack: refunds.reduce((all, { pointsBack }) => all + pointsBack, 0),
  pointsTaken: refunds.reduce((all, { pointsTaken }) => all + pointsTaken, 0),
})

/** By the return's reason; perishables never are. */
export const isSellable = (line: OrderLine, { kind }: Pick<OrderReturn, 'kind'>) =>
  !line.perishable && kind === 'unwanted'
