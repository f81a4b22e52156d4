import { mostOfLine, mostOfOrder } from '../orders/most-of-order.ts'
import type { HoldKind } from '../settings/hold-rules.ts'
import type { Payment } from '../settings/payment.ts'
import { isOnHold, orderAllows } from '../order-states.ts'
import { isPaidAhead, toCollect, toPayBack } from '../orders/prepaid.ts'
import type { Arrival } from '../delivery/arrival.ts'
import { nothing, type Paisa } from '../money.ts'
import { leftOfLine, type Order, type OrderLine, referenceOf } from '../orders/order.ts'
import { gramsOfPacked, perKiloOf } from '../pricing/packed-weight.ts'
import type { Refund } from '../returns/order-return.ts'

/** Text in e-mails enqueued by older versions. */
export type StoredAmount = Paisa | string

/** How a customer gets another delivery time; older e-mails lack it: by calling. */
export type OtherTime = 'page' | 'login' | 'call'

/** The mailed link only reads the order of an account; once it is packed, customers change nothing. */
export const otherTimeOf = (order: Pick<Order, 'status' | 'accountId'>): OtherTime =>
  orderAllows(order, 'cancel') ? (order.accountId === null ? 'page' : 'login') : 'call'

/** Order data at the moment of the event. */
export type OrderEmail = {
  id: string
  reference: string
  name: string
  lines: (MailedPart & { saving?: Paisa; weight?: MailedWeight })[]
  subtotal: StoredAmount
  shipping: StoredAmount
  redeemedPoints: number
  earnedPoints: number
  total: StoredAmount
  /** Absent: it costs no more than its total, whatever is weighed. */
  most?: Paisa
  payment: Payment
  address: string
  /** Absent in older e-mails. */
  arrival?: Arrival | null
  /** Cancellation: nothing is left of the order. */
  isWhole?: boolean
  /** Cancellation: points returned. */
  pointsBack?: number
  /** Question about a short line: its id, and how many are missing. */
  question?: string
  missing?: number
  /** Question: the offered replacement. */
  offer?: MailedPart
  /** Question about a weight: what it costs, and the most that was named. */
  heavy?: { grams: number; amount: Paisa; most: Paisa }
  /** Replacement: what was missing, and whether the buyer agreed to the new price. */
  replaced?: MailedPart & { agreed: boolean }
  /** Picked up from the shop, whose address is `address`; `until`: the last day it is kept, once it is ready. */
  pickup?: { code: string; until: string | null }
  /** What it waits for before it is packed. */
  hold?: HoldKind
  /** All of it was paid in advance. */
  paidAhead?: true
  /** A part was paid in advance: what is still to pay, paisa. */
  stillDue?: Paisa
  /** Paid in advance above the total: what the shop pays back, paisa. */
  payBack?: Paisa
  /** Ready for pickup: the second e-mail about it. */
  isReminder?: boolean
  /** Changed delivery time: the time before, null if there was none, and whether the customer chose the new one. */
  timeChange?: { before: Arrival | null; byBuyer: boolean; otherwise?: OtherTime }
  /** Accepted return. */
  refund?: Refund
  /** Return begun by staff, at the counter or for the customer. */
  takenBack?: boolean
  /** Staff's note on a return. */
  note?: string
}

export type MailedPart = { quantity: number; name: string; pack: string; amount: StoredAmount }

/** `most`: paisa; absent once it was weighed. `perKilo`: of a kilogram of what was weighed (paisa); absent in older e-mails. */
type MailedWeight = { grams: number; most?: Paisa; perKilo?: Paisa }

/** `grams`: of weighed goods that came back, if it is not all that the quantity weighed. */
type Counted = {
  line: OrderLine
  quantity: number
  amount: Paisa
  saving?: Paisa
  most?: Paisa
  grams?: number
}

export const orderFacts = (
  order: Order,
  counted: readonly Counted[] = left(order),
): OrderEmail => ({
  id: order.id,
  reference: referenceOf(order),
  name: order.contact.name,
  lines: counted.map(({ line, quantity, amount, most, grams, saving = nothing }) => ({
    ...partOf(line, quantity, amount),
    ...(most !== undefined && weightOf(line, quantity, most)),
    ...(grams !== undefined && { weight: { grams, ...perKiloIn(line) } }),
    ...(saving > 0 && { saving }),
  })),
  subtotal: order.subtotal,
  shipping: order.shipping,
  redeemedPoints: order.redeemedPoints,
  earnedPoints: order.earnedPoints,
  total: order.total,
  ...(mostOfOrder(order) > order.total && { most: mostOfOrder(order) }),
  payment: order.payment,
  address: order.address,
  arrival: order.arrival,
  ...(order.hold && isOnHold(order) && { hold: order.hold.kind }),
  ...prepaidFacts(order),
})

const prepaidFacts = (order: Order): Pick<OrderEmail, 'paidAhead' | 'stillDue' | 'payBack'> => {
  const [stillDue, payBack] = [toCollect(order), toPayBack(order)]
  return {
    ...(isPaidAhead(order) && { paidAhead: true }),
    ...(order.prepaid > 0 && stillDue > 0 && { stillDue }),
    ...(payBack > 0 && { payBack }),
  }
}

const perKiloIn = ({ price, weight }: OrderLine) =>
  weight?.packed && { perKilo: perKiloOf({ price, weight, packed: weight.packed }) }

const weightOf = (line: OrderLine, quantity: number, most: Paisa) => {
  const { weight } = line
  return (
    weight && {
      weight: weight.packed
        ? { grams: gramsOfPacked(quantity, weight.packed), ...perKiloIn(line) }
        : { grams: weight.unitGrams * quantity, most },
    }
  )
}

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
  order.lines
    .map((line) => ({ line, ...leftOfLine(line), most: mostOfLine(line) }))
    .filter(({ quantity }) => quantity > 0)
