import { keyOf } from '../cart/cart.ts'
import { less, paisa, sum } from '../money.ts'
import { amountsOf, noAmounts } from '../orders/cancelling/cancellation.ts'
import { amountWithout, keptWeight } from '../pricing/packed-weight.ts'
import type { BookedOrder, Order, OrderLine } from '../orders/order.ts'
import type { OrderReturn, OrderWithReturns, Refund } from './order-return.ts'

type Going = Pick<OrderReturn, 'productId' | 'colour' | 'quantity' | 'grams' | 'kind'>
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
 * share. Of weighed goods that came back in part, the grams that stay are paid.
 */
export function refundOf(order: BookedOrder & Refunded, going: Going): Refund {
  // Returns accepted before refunds were recorded took nothing off the order.
  const gone = [...order.returns.filter(({ refund }) => refund !== null), going]
  const rest = order.lines.map((line) =>
    restOf(
      line,
      gone.filter((one) => keyOf(one) === keyOf(line)),
    ),
  )
  const isLast = rest.every(({ kept }) => kept === 0)
  const before = afterRefunds(order)
  const isAllBack = isLast && going.kind === 'damaged'
  const left = { ...order, lines: rest.map(({ line }) => line) }
  const after = isAllBack
    ? noAmounts
    : amountsOf(
        left,
        (_, position) => rest[position]?.kept ?? 0,
        (_, position) => rest[position]?.bought ?? 0,
      )
  return {
    // Points are whole rupees: fractions are rounded for the buyer.
    cash: paisa(Math.max(0, before.total - after.total)),
    pointsBack: before.redeemedPoints - after.redeemedPoints,
    pointsTaken: Math.max(0, before.earnedPoints - after.earnedPoints),
  }
}

/** A line with the quantity that its buyer keeps of it, and the one that an offer counts. */
function restOf(line: OrderLine, gone: readonly Going[]) {
  const left = line.quantity - line.cancelledQuantity
  const packed = line.weight?.packed
  if (packed && line.weight && gone.some(({ grams }) => grams !== null)) {
    const amount = amountWithout(left, gone, packed, line.weight)
    // Counted as one unit, which costs what the buyer keeps.
    const weight = { ...line.weight, packed: { ...packed, quantity: 1, amount } }
    const kept = keptWeight(left, gone, packed) === 0 ? 0 : 1
    return { line: { ...line, quantity: 1, cancelledQuantity: 0, weight }, kept, bought: kept }
  }
  const kept = left - countOf(gone)
  return { line, kept, bought: kept + countOf(gone.filter(({ kind }) => kind === 'damaged')) }
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
