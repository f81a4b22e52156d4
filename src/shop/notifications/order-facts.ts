import type { Payment } from '../settings/payment.ts'
import type { Arrival } from '../delivery/arrival.ts'
import { nothing, type Paisa } from '../money.ts'
import { leftOfLine, type Order, type OrderLine, referenceOf } from '../orders/order.ts'
import type { Refund } from '../returns/order-return.ts'

/** An amount; text where an older version put the e-mail into the outbox, as it was shown then. */
export type StoredAmount = Paisa | string

/** What an order's e-mail says of it, as it was at that moment. */
export type OrderEmail = {
  id: string
  reference: string
  name: string
  lines: (MailedPart & { saving?: Paisa })[]
  subtotal: StoredAmount
  shipping: StoredAmount
  redeemedPoints: number
  earnedPoints: number
  total: StoredAmount
  payment: Payment
  address: string
  /** When it was promised; missing in e-mails of before. */
  arrival?: Arrival | null
  /** Of a cancellation: that nothing of the order is left. */
  isWhole?: boolean
  /** Of a cancellation: the points that came back. */
  pointsBack?: number
  /** Of a question about a line of which too few are there: its id, and how many are missing. */
  question?: string
  missing?: number
  /** What the question offers in place of what is missing. */
  offer?: MailedPart
  /** Of a replacement: what was missing, and whether the buyer agreed to the price of what comes. */
  replaced?: MailedPart & { agreed: boolean }
  /** Of an accepted return. */
  refund?: Refund
  /** Of an answer to a return: what staff said with it. */
  note?: string
}

/** So many of something, and what they cost. */
export type MailedPart = { quantity: number; name: string; pack: string; amount: StoredAmount }

type Counted = { line: OrderLine; quantity: number; amount: Paisa; saving?: Paisa }

export const orderFacts = (
  order: Order,
  counted: readonly Counted[] = left(order),
): OrderEmail => ({
  id: order.id,
  reference: referenceOf(order),
  name: order.contact.name,
  lines: counted.map(({ line, quantity, amount, saving = nothing }) => ({
    ...partOf(line, quantity, amount),
    ...(saving > 0 && { saving }),
  })),
  subtotal: order.subtotal,
  shipping: order.shipping,
  redeemedPoints: order.redeemedPoints,
  earnedPoints: order.earnedPoints,
  total: order.total,
  payment: order.payment,
  address: order.address,
  arrival: order.arrival,
})

/** So many of a line, at this amount. */
export const partOf = (
  { name, pack, colour }: OrderLine,
  quantity: number,
  amount: Paisa,
): MailedPart => ({
  quantity,
  name,
  pack: [pack, colour].filter(Boolean).join(', '),
  amount,
})

const left = (order: Order): Counted[] =>
  order.lines.map((line) => ({ line, ...leftOfLine(line) })).filter(({ quantity }) => quantity > 0)
