import { worth } from '../../loyalty/points.ts'
import { less, nothing, type Paisa, plus, sum } from '../../money.ts'
import { feeFor } from '../../delivery/terms.ts'
import { keptAmount } from '../../pricing/kept-amount.ts'
import { lineAmount } from '../../pricing/multi-buy.ts'
import type { LineKey } from '../../cart/cart.ts'
import { type BookedOrder, earnedBy, type Order, type OrderLine } from '../order.ts'
import { positionOf } from '../moving/position-of.ts'

/** A line of an order and how many of it go. */
export type Cancelled = { position: number; productId: string; quantity: number }

const left = (line: OrderLine) => line.quantity - line.cancelledQuantity

/**
 * What to cancel; nothing named is all that is left. Null when it names what is not (any more) there.
 * An item without a colour means the product's only line that is left, and is nothing where there are several.
 */
export function linesToCancel(
  order: Order,
  items: readonly (LineKey & { quantity?: number | undefined })[],
): Cancelled[] | null {
  const asked = items.length > 0 ? items : order.lines.filter((line) => left(line) > 0)
  const cancelled = asked.map((item) => {
    const position = positionOf(order.lines, item, (line) => left(line) > 0)
    const line = order.lines[position]
    const most = line === undefined ? 0 : left(line)
    const quantity = items.length > 0 ? (item.quantity ?? most) : most
    return quantity > 0 && quantity <= most
      ? { position, productId: item.productId, quantity }
      : null
  })
  if (cancelled.length === 0 || !cancelled.every((line) => line !== null)) return null
  const distinct = new Set(cancelled.map(({ position }) => position)).size === asked.length
  return distinct ? cancelled : null
}

export const isWhole = (order: Order, cancelled: readonly Cancelled[]) =>
  order.lines.every((line, position) => left(line) === (quantityAt(cancelled, position) ?? 0))

export type Amounts = {
  subtotal: Paisa
  shipping: Paisa
  redeemedPoints: number
  earnedPoints: number
  total: Paisa
}
/** What the buyer pays for it. */
export type Cost = Omit<Amounts, 'earnedPoints'>

/** Whether delivery of what is left costs what was agreed, or what its zone asks for so little. */
export type DeliveryOfRest = 'agreed' | 'asked'

/** The order's figures without what is cancelled. */
export function afterCancelling(
  order: BookedOrder,
  cancelled: readonly Cancelled[],
  delivery: DeliveryOfRest,
): Amounts {
  if (isWhole(order, cancelled)) return noAmounts
  return amountsOf(withDeliveryOfRest(order, cancelled, delivery), staysOf(cancelled))
}

/** The same as the buyer sees it before they confirm. */
export function costOfRest(
  order: Order,
  cancelled: readonly Cancelled[],
  delivery: DeliveryOfRest,
): Cost {
  if (isWhole(order, cancelled)) return costOf(order, nothing, nothing)
  const { shipping } = withDeliveryOfRest(order, cancelled, delivery)
  return costOf(order, subtotalOf(order, staysOf(cancelled)), shipping)
}

const withDeliveryOfRest = <T extends Order>(
  order: T,
  cancelled: readonly Cancelled[],
  delivery: DeliveryOfRest,
): T =>
  delivery === 'agreed'
    ? order
    : { ...order, shipping: shippingOfRest(order, subtotalOf(order, staysOf(cancelled))) }

/** What delivery of so many goods of an order costs: what was free is not below the amount from which it is; a fee that was charged stays. */
export function shippingOfRest(
  { shipping, zoneTerms }: Pick<Order, 'shipping' | 'zoneTerms'>,
  subtotal: Paisa,
): Paisa {
  if (shipping > 0 || zoneTerms === null || zoneTerms.freeAbove === null) return shipping
  return feeFor(zoneTerms, subtotal)
}

const staysOf =
  (cancelled: readonly Cancelled[]): HowMany =>
  (line, position) =>
    left(line) - (quantityAt(cancelled, position) ?? 0)

/** What a line costs less without so many of it. */
export function amountOff(
  order: Order,
  { position, quantity }: Omit<Cancelled, 'productId'>,
): Paisa {
  const line = order.lines[position]
  if (line === undefined) return nothing
  const amountOf = (count: number) => lineAmount({ ...line, quantity: count })
  return less(amountOf(left(line)), amountOf(left(line) - quantity))
}

export const noAmounts: Amounts = {
  subtotal: nothing,
  shipping: nothing,
  redeemedPoints: 0,
  earnedPoints: 0,
  total: nothing,
}

/**
 * What is to be paid, and what of the points counts: nothing of a cancelled order, though it keeps the figures
 * that it had. One that is cancelled in part has the figures of what is left.
 */
export const dueOf = (order: Pick<Order, 'status'> & Amounts): Amounts =>
  order.status === 'cancelled' ? noAmounts : order

type HowMany = (line: OrderLine, position: number) => number

/**
 * What the order costs if so many of each line stay, by the prices and the multi-buy offers that it was placed at.
 * `bought` are those that an offer counts. Points that are more than what is left to pay go back.
 */
export function amountsOf(
  order: BookedOrder,
  staying: HowMany,
  bought: HowMany = staying,
): Amounts {
  const { earnedPoints, ...figures } = figuresOf(order, staying, bought)
  // Never more than before: an order with no earning stays so.
  return { ...figures, earnedPoints: Math.min(order.earnedPoints, earnedPoints) }
}

/** The same, with what its lines earn by its rule, though that is more than before; a guest's order earns nothing. */
export function figuresOf(
  order: BookedOrder,
  staying: HowMany,
  bought: HowMany = staying,
): Amounts {
  const amounts = amountsLeft(order, staying, bought)
  const cost = costOf(order, sum(amounts.map((line) => line.amount)), order.shipping)
  const { total } = cost
  const earnedPoints = order.accountId === null ? 0 : earnedBy(order, { amounts, total })
  return { ...cost, earnedPoints }
}

const amountsLeft = (order: Order, staying: HowMany, bought: HowMany = staying) =>
  order.lines.map((line, position) => ({
    amount: keptAmount(line, { bought: bought(line, position), kept: staying(line, position) }),
    divisor: line.pointsDivisor,
  }))

const subtotalOf = (order: Order, staying: HowMany) =>
  sum(amountsLeft(order, staying).map(({ amount }) => amount))

function costOf(order: Pick<Order, 'redeemedPoints'>, subtotal: Paisa, shipping: Paisa): Cost {
  const payable = plus(subtotal, shipping)
  const redeemedPoints = Math.min(order.redeemedPoints, Math.floor(payable / 100))
  return { subtotal, shipping, redeemedPoints, total: less(payable, worth(redeemedPoints)) }
}

const quantityAt = (cancelled: readonly Cancelled[], position: number) =>
  cancelled.find((line) => line.position === position)?.quantity
