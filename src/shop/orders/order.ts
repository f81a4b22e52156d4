import type { Paisa } from '../money.ts'
import { less, nothing, plus, sum, times } from '../money.ts'
import type { OrderReturn } from '../returns/order-return.ts'
import { earnedOnLines, earnedOnTotal, worth } from '../loyalty/points.ts'

export const orderStatuses = ['placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const orderFlows = ['buy-now', 'cart'] as const
export type OrderFlow = (typeof orderFlows)[number]
export const payments = ['cod', 'card'] as const
export type Payment = (typeof payments)[number]

export type OrderLine = {
  productId: string
  /** The product's numeric id, for its address. */
  number: number
  name: string
  pack: string
  picture: string | null
  tint: string | null
  /** Kept as they were when the order was placed. */
  listPrice: Paisa
  price: Paisa
  quantity: number
  cancelledQuantity: number
  pointsDivisor: number
  /** What spoils is only taken back if it arrived so. */
  perishable: boolean
}

export type Contact = { name: string; email: string; phone: string }

export type Order = {
  id: string
  accountId: string | null
  flow: OrderFlow
  status: OrderStatus
  payment: Payment
  lines: OrderLine[]
  subtotal: Paisa
  shipping: Paisa
  redeemedPoints: number
  earnedPoints: number
  total: Paisa
  address: string
  contact: Contact
  placedAt: number
  /** Each change of state, oldest first. */
  changes: { status: OrderStatus; at: number }[]
  /** What was asked to be taken back, oldest first. */
  returns: OrderReturn[]
}

/** What people read and say: the first letters of the id. */
export const referenceOf = (order: { id: string }) => order.id.slice(0, 8).toUpperCase()

/** Flat, for a single item bought at once (spec §9). */
export const buyNowShipping = 150_00 as Paisa

type PricedLine = { price: Paisa; quantity: number; pointsDivisor: number }
export type Quote = { subtotal: Paisa; shipping: Paisa; total: Paisa; earnedPoints: number }

/** The total of an order and the points that it earns (spec §9, decisions §1 and §3). */
export function quoteOrder(wish: {
  flow: OrderFlow
  lines: readonly PricedLine[]
  shippingPrice: Paisa
  redeemPoints: number
}): Quote {
  const amounts = wish.lines.map((line) => ({
    amount: times(line.price, line.quantity),
    divisor: line.pointsDivisor,
  }))
  const subtotal = sum(amounts.map((line) => line.amount))
  const shipping =
    wish.flow === 'buy-now' ? buyNowShipping : wish.lines.length > 0 ? wish.shippingPrice : nothing
  const total = less(plus(subtotal, shipping), worth(wish.redeemPoints))
  const earnedPoints = wish.flow === 'buy-now' ? earnedOnTotal(total) : earnedOnLines(amounts)
  return { subtotal, shipping, total, earnedPoints }
}

/** Of the three steps Order Placed, Shipped, Delivered; anything unknown counts as the first (spec §4). */
export function stepOf(status: string): 1 | 2 | 3 {
  const step = { shipped: 2, delivered: 3 } as const
  const key = status.toLowerCase()
  return key === 'shipped' || key === 'delivered' ? step[key] : 1
}

const allowedFrom = {
  pack: ['placed'],
  ship: ['placed', 'packed'],
  deliver: ['shipped'],
  cancel: ['placed'],
  redeem: ['placed'],
} as const satisfies Record<string, readonly OrderStatus[]>

export type OrderAction = keyof typeof allowedFrom

/** The button, the API and the back office ask the same question of the same table. */
export const orderAllows = (order: { status: OrderStatus }, action: OrderAction) =>
  (allowedFrom[action] as readonly OrderStatus[]).includes(order.status)

/** Which action leads to a state; nothing leads back to placed. */
export const actionTo: Record<Exclude<OrderStatus, 'placed'>, OrderAction> = {
  packed: 'pack',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}
