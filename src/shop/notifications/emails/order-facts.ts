import type { Arrival } from '../../delivery/arrival.ts'
import { showTotal, times } from '../../money.ts'
import { type Order, type OrderLine, type Payment, referenceOf } from '../../orders/order.ts'
import type { Refund } from '../../returns/order-return.ts'

/** What an order's mail says of it, as it was at that moment; amounts in the shop's own writing. */
export type OrderEmail = {
  id: string
  reference: string
  name: string
  lines: { quantity: number; name: string; pack: string; amount: string }[]
  subtotal: string
  shipping: string
  redeemedPoints: number
  earnedPoints: number
  total: string
  payment: Payment
  address: string
  /** When it was promised; missing in letters of before. */
  arrival?: Arrival | null
  /** Of a cancellation: that nothing of the order is left. */
  isWhole?: boolean
  /** Of a cancellation: the points that came back. */
  pointsBack?: number
  /** Of an accepted return. */
  refund?: Refund
  /** Of an answer to a return: what staff said with it. */
  note?: string
}

type Counted = { line: OrderLine; quantity: number }

export const orderFacts = (
  order: Order,
  counted: readonly Counted[] = left(order),
): OrderEmail => ({
  id: order.id,
  reference: referenceOf(order),
  name: order.contact.name,
  lines: counted.map(({ line: { name, pack, price }, quantity }) => ({
    quantity,
    name,
    pack,
    amount: showTotal(times(price, quantity)),
  })),
  subtotal: showTotal(order.subtotal),
  shipping: showTotal(order.shipping),
  redeemedPoints: order.redeemedPoints,
  earnedPoints: order.earnedPoints,
  total: showTotal(order.total),
  payment: order.payment,
  address: order.address,
  arrival: order.arrival,
})

const left = (order: Order): Counted[] =>
  order.lines
    .map((line) => ({ line, quantity: line.quantity - line.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0)
