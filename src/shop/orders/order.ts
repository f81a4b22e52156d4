import type { Arrival } from '../delivery/arrival.ts'
import type { Point } from '../delivery/place.ts'
import { feeFor, type Terms } from '../delivery/terms.ts'
import type { Paisa } from '../money.ts'
import { less, nothing, plus, sum } from '../money.ts'
import { lineAmount } from '../pricing/line-amount.ts'
import { lineSaving, type MultiBuy, type PricedLine } from '../pricing/multi-buy.ts'
import type { LineWeight } from '../pricing/weight.ts'
import { earnedOnLines, earnedOnTotal, worth } from '../loyalty/points.ts'
import type { EarningRule, PointsRule } from '../loyalty/points-rule.ts'
import type { OrderStatus } from '../order-states.ts'
import type { Payment } from '../settings/payment.ts'
import type { OrderHold } from './holds/hold.ts'
import type { Pickup } from './pickup/pickup.ts'

export const orderFlows = ['buy-now', 'cart'] as const
export type OrderFlow = (typeof orderFlows)[number]
/** `online`: by the buyer; `phone` and `counter`: entered by staff. */
export const orderChannels = ['online', 'phone', 'counter'] as const
export type OrderChannel = (typeof orderChannels)[number]

/** What the packer does with an unavailable line. */
export const missingChoices = ['call', 'replace', 'leave-out'] as const
export type MissingChoice = (typeof missingChoices)[number]

export type OrderLine = {
  productId: string
  /** Absent: the product had no colours. */
  colour?: string
  /** In an answer: its name in the reader's language. */
  colourLabel?: string | undefined
  /** The product's number, for its address. */
  number: number
  name: string
  pack: string
  picture: string | null
  tint: string | null
  /** As ordered. */
  listPrice: Paisa
  price: Paisa
  /** The offer when ordered; absent: none. */
  multiBuy?: MultiBuy
  quantity: number
  cancelledQuantity: number
  /** null: the buyer chose nothing. */
  ifMissing: MissingChoice | null
  pointsDivisor: number
  /** Perishables are only returned if they arrived spoiled. */
  perishable: boolean
  /** Position of the line it replaces; absent: an ordered line. */
  replaces?: number
  /** Absent: it isn't weighed. */
  weight?: LineWeight
}

/** Remaining quantity, its price and its multi-buy discount (paisa). */
export function leftOfLine(line: OrderLine) {
  const left = { ...line, quantity: line.quantity - line.cancelledQuantity }
  return {
    quantity: left.quantity,
    amount: lineAmount(left),
    saving: lineSaving(left),
  }
}

/** Lines that have to be weighed before the order is packed. */
export const unweighedLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(
    ({ weight, quantity, cancelledQuantity }) =>
      weight?.packed === null && quantity > cancelledQuantity,
  )

/** The one choice for all remaining lines; null if they differ. */
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
  /** Cash the buyer will pay (paisa), so the rider brings change; null: unknown. */
  cashOffered: Paisa | null
  lines: OrderLine[]
  subtotal: Paisa
  shipping: Paisa
  redeemedPoints: number
  earnedPoints: number
  total: Paisa
  /** Paid in advance, less what was paid back of it (paisa). */
  prepaid: Paisa
  address: string
  /** Zone's name and pin when ordered. */
  zone: string | null
  /** The zone's terms when ordered; null: the shop's own flat terms. */
  zoneTerms: Terms | null
  /** Staff only: zone's name, even if it charged no fee; null: unknown or none. */
  deliveryZone?: string | null
  place: Point | null
  contact: Contact
  /** The buyer's note for the rider; '' for none. */
  note: string
  placedAt: number
  /** Promised when ordered. */
  arrival: Arrival | null
  /** Absent: it is promised days, not hours. */
  window?: OrderWindow
  /** Absent: it is delivered. */
  pickup?: Pickup
  /** What it waits or waited for before it is packed; absent: nothing. */
  hold?: OrderHold
  /** Absent: no rider is on the way with it. */
  run?: OrderRun
  /** Oldest first. */
  changes: { status: OrderStatus; at: number }[]
}

/** With the facts needed to recalculate it. */
export type BookedOrder = Order & {
  /** In force when ordered. */
  pointsRule: PointsRule
  /** `places`: given back when the order is cancelled. */
  window?: OrderWindow & { places: number }
}

/** The delivery window of an order; `arrival` has its day and hours. */
export type OrderWindow = {
  id: string
  /** Paisa in the delivery charge; negative: a discount. */
  extra: Paisa
}

/** What the customer reads of the rider's run. */
export type OrderRun = {
  /** Stops that the rider visits before this one; null: the rider doesn't show it. */
  stopsBefore: number | null
  /** The customer says it at the door, which proves the delivery. */
  code: string
}

/** Letters of a note for the rider. */
export const maxNoteLength = 500

/**
 * Displayed order number: seven digits, easy to say on the phone. Orders of older versions have no dash in their id
 * and display its first 8 letters.
 */
export const referenceOf = ({ id }: { id: string }) =>
  (/^\d{7}(?=-)/.exec(id)?.[0] ?? id.slice(0, 8)).toUpperCase()

/** Flat fee of Buy Now. */
export const buyNowShipping = 150_00 as Paisa

export type Quote = { subtotal: Paisa; shipping: Paisa; total: Paisa; earnedPoints: number }

/** Total (paisa) and earned points. `terms`: of the delivery zone. */
export function quoteOrder(input: {
  flow: OrderFlow
  lines: readonly (PricedLine & { pointsDivisor: number })[]
  shippingPrice: Paisa
  redeemPoints: number
  terms?: Terms | null
  /** From the usual charge to what this order pays: with its delivery window, or nothing for pickup. */
  chargeFor?: (usual: Paisa) => Paisa
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

/** Buy Now earns on its total, a cart on its lines. */
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
  { flow, lines, shippingPrice, terms = null, chargeFor }: Parameters<typeof quoteOrder>[0],
  subtotal: Paisa,
): Paisa {
  if (flow === 'cart' && lines.length === 0) return nothing
  const flat = flow === 'buy-now' ? buyNowShipping : shippingPrice
  const charge = terms === null ? flat : feeFor(terms, subtotal)
  return chargeFor?.(charge) ?? charge
}
