import { worth } from '../../loyalty/points.ts'
import { less, nothing, type Paisa, plus, sum } from '../../money.ts'
import { feeFor } from '../../delivery/terms.ts'
import { withExtra } from '../../delivery/windows/with-extra.ts'
import { remainingAmount } from '../../pricing/remaining-amount.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import type { LineKey } from '../../cart/cart.ts'
import { type BookedOrder, earnedBy, type Order, type OrderLine } from '../order.ts'
import { positionOf } from '../moving/position-of.ts'

export type Cancelled = { position: number; productId: string; quantity: number }

const left = (line: OrderLine) => line.quantity - line.cancelledQuantity

/**
 * No input lines: everything left. Null: a line doesn't exist, or has less left. Without a colour, the
 * product's only remaining line; null if there are several.
 */
export function linesToCancel(
  order: Order,
  items: readonly (LineKey & { quantity?: number | undefined })[],
): Cancelled[] | null {
  const chosen = items.length > 0 ? items : order.lines.filter((line) => left(line) > 0)
  const cancelled = chosen.map((item) => {
    const position = positionOf(order.lines, item, (line) => left(line) > 0)
    const line = order.lines[position]
    const available = line === undefined ? 0 : left(line)
    const quantity = items.length > 0 ? (item.quantity ?? available) : available
    return quantity > 0 && quantity <= available
      ? { position, productId: item.productId, quantity }
      : null
  })
  if (cancelled.length === 0 || !cancelled.every((line) => line !== null)) return null
  const distinct = new Set(cancelled.map(({ position }) => position)).size === chosen.length
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
/** What the buyer pays. */
export type Cost = Omit<Amounts, 'earnedPoints'>

/** `agreed`: the fee stays as ordered; `asked`: the zone's fee for the smaller amount. */
export type DeliveryOfRest = 'agreed' | 'asked'

/** Amounts without the cancelled quantities (paisa). */
export function afterCancelling(
  order: BookedOrder,
  cancelled: readonly Cancelled[],
  delivery: DeliveryOfRest,
): Amounts {
  if (isWhole(order, cancelled)) return noAmounts
  return amountsOf(withDeliveryOfRest(order, cancelled, delivery), staysOf(cancelled))
}

/** `afterCancelling` as shown to the buyer for confirmation. */
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

/**
 * Fee for a reduced order (paisa): free delivery ends below the zone's threshold; a fee already charged
 * stays.
 */
export function shippingOfRest(
  { shipping, zoneTerms, window }: Pick<Order, 'shipping' | 'zoneTerms' | 'window'>,
  subtotal: Paisa,
): Paisa {
  const whenFree = withExtra(nothing, window?.extra)
  if (shipping !== whenFree || zoneTerms === null || zoneTerms.freeAbove === null) return shipping
  return withExtra(feeFor(zoneTerms, subtotal), window?.extra)
}

const staysOf =
  (cancelled: readonly Cancelled[]): HowMany =>
  (line, position) =>
    left(line) - (quantityAt(cancelled, position) ?? 0)

/** Paisa that the line costs less without `quantity` of it. */
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
 * Amounts still due: zero for a cancelled order, which keeps its original figures; the rest of a partly
 * cancelled one.
 */
export const dueOf = (order: Pick<Order, 'status'> & Amounts): Amounts =>
  order.status === 'cancelled' ? noAmounts : order

type HowMany = (line: OrderLine, position: number) => number

/**
 * Amounts for the remaining lines at the prices and multi-buy offers of the order; `bought` are the lines
 * that offers count. Points beyond the rest's total go back.
 */
export function amountsOf(
  order: BookedOrder,
  staying: HowMany,
  bought: HowMany = staying,
): Amounts {
  const { earnedPoints, ...figures } = figuresOf(order, staying, bought)
  // An order that earned nothing keeps earning nothing.
  return { ...figures, earnedPoints: Math.min(order.earnedPoints, earnedPoints) }
}

/** As `amountsOf`, but earned points may exceed the original ones; a guest earns none. */
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
    amount: remainingAmount(line, {
      bought: bought(line, position),
      kept: staying(line, position),
    }),
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
