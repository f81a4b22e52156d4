import type { Arrival } from '../delivery/arrival.ts'
import type { Point } from '../delivery/place.ts'
import { feeFor, type Terms } from '../delivery/terms.ts'
import type { Paisa } from '../money.ts'
import { less, nothing, plus, sum } from '../money.ts'
import { lineAmount, lineSaving, type MultiBuy, type PricedLine } from '../pricing/multi-buy.ts'
import { earnedOnLines, earnedOnTotal, worth } from '../loyalty/points.ts'
import type { EarningRule, PointsRule } from '../loyalty/points-rule.ts'
import type { OrderStatus } from '../order-states.ts'
import type { Payment } from '../settings/payment.ts'

export const orderFlows = ['buy-now', 'cart'] as const
export type OrderFlow = (typeof orderFlows)[number]
/** How an order came: placed by its buyer, or written down by staff on the phone or at the counter. */
export const orderChannels = ['online', 'phone', 'counter'] as const
export type OrderChannel = (typeof orderChannels)[number]

/** What the packer does when a line cannot be had. */
export const missingChoices = ['call', 'replace', 'leave-out'] as const
export type MissingChoice = (typeof missingChoices)[number]

export type OrderLine = {
  productId: string
  /** The chosen colour; absent: the product had none. */
  colour?: string
  /** The product's numeric id, for its address. */
  number: number
  name: string
  pack: string
  picture: string | null
  tint: string | null
  /** Kept as they were when the order was placed. */
  listPrice: Paisa
  price: Paisa
  /** The multi-buy offer that held then; left out: none. */
  multiBuy?: MultiBuy
  quantity: number
  cancelledQuantity: number
  /** null: the buyer said nothing. */
  ifMissing: MissingChoice | null
  pointsDivisor: number
  /** What spoils is only taken back if it arrived so. */
  perishable: boolean
  /** It came in place of the line that stands here; absent: it was ordered. */
  replaces?: number
}

/** What is left of a line, what that costs, and what a multi-buy offer takes off it. */
export function leftOfLine(line: OrderLine) {
  const left = { ...line, quantity: line.quantity - line.cancelledQuantity }
  return { quantity: left.quantity, amount: lineAmount(left), saving: lineSaving(left) }
}

/** What the buyer wants done with whatever cannot be had, where it is the same for every line that is left; else null. */
export function choiceForAll(
  lines: readonly Pick<OrderLine, 'ifMissing' | 'quantity' | 'cancelledQuantity'>[],
): MissingChoice | null {
  const left = lines.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  const [first, ...others] = new Set(left.map(({ ifMissing }) => ifMissing))
  return others.length > 0 ? null : (first ?? null)
}

export type Contact = { name: string; email: string; phone: string }

export type Order = {
  id: string
  accountId: string | null
  flow: OrderFlow
  status: OrderStatus
  payment: Payment
  /** With how much cash the buyer will pay, so that the rider brings change; null: nothing was said. */
  cashOffered: Paisa | null
  lines: OrderLine[]
  subtotal: Paisa
  shipping: Paisa
  redeemedPoints: number
  earnedPoints: number
  total: Paisa
  address: string
  /** The delivery zone's name and the pin that it was found by, as they were. */
  zone: string | null
  /** What that zone asked then; null: the shop's own terms, by which delivery costs the same for any amount. */
  zoneTerms: Terms | null
  /** For staff: the name of the zone that it goes to, also where no fee of one was charged; null: not known, or none. */
  deliveryZone?: string | null
  place: Point | null
  contact: Contact
  /** What the rider should know, in the buyer's words; empty: nothing. */
  note: string
  placedAt: number
  /** The days that were promised as it was placed. */
  arrival: Arrival | null
  /** Each change of state, oldest first. */
  changes: { status: OrderStatus; at: number }[]
}

/** An order as the books have it, which can be worked out again. */
export type BookedOrder = Order & {
  /** In force when it was placed. */
  pointsRule: PointsRule
}

/** The most letters of a note for the rider. */
export const longestNote = 500

/** What people read and say: the first letters of the id. */
export const referenceOf = (order: { id: string }) => order.id.slice(0, 8).toUpperCase()

/** Flat, for a single item bought at once. */
export const buyNowShipping = 150_00 as Paisa

export type Quote = { subtotal: Paisa; shipping: Paisa; total: Paisa; earnedPoints: number }

/** The total of an order and the points that it earns. `terms`: its zone's. */
export function quoteOrder(input: {
  flow: OrderFlow
  lines: readonly (PricedLine & { pointsDivisor: number })[]
  shippingPrice: Paisa
  redeemPoints: number
  terms?: Terms | null
  pointsRule: EarningRule
}): Quote {
  const amounts = input.lines.map((line) => ({
    amount: lineAmount(line),
    divisor: line.pointsDivisor,
  }))
  const subtotal = sum(amounts.map((line) => line.amount))
  const shipping = shippingOf(input, subtotal)
  const total = less(plus(subtotal, shipping), worth(input.redeemPoints))
  return { subtotal, shipping, total, earnedPoints: earnedBy(input, { amounts, total }) }
}

type Earning = { amounts: readonly { amount: Paisa; divisor: number }[]; total: Paisa }

/** What an order earns by its rule: Buy Now on its total, a cart on its lines. */
export function earnedBy(
  { flow, pointsRule }: { flow: OrderFlow; pointsRule: EarningRule },
  { amounts, total }: Earning,
): number {
  if (!pointsRule.on) return 0
  return flow === 'buy-now'
    ? earnedOnTotal(total, pointsRule.buyNowPercent)
    : earnedOnLines(amounts)
}

function shippingOf(
  { flow, lines, shippingPrice, terms = null }: Parameters<typeof quoteOrder>[0],
  subtotal: Paisa,
): Paisa {
  if (flow === 'cart' && lines.length === 0) return nothing
  if (terms !== null) return feeFor(terms, subtotal)
  return flow === 'buy-now' ? buyNowShipping : shippingPrice
}
