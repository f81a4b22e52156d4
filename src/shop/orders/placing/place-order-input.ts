import type { PaidBy } from '../../cash/drawer.ts'
import { phoneKey } from '../../accounts/contacts/phone.ts'
import { type CartItem, summed } from '../../cart/cart.ts'
import type { Point } from '../../delivery/place.ts'
import type { WindowChoice } from '../../delivery/windows/take-window.ts'
import { keyRejection } from '../../idempotency-key.ts'
import type { Paisa } from '../../money.ts'
import type { PlainRefusal } from '../../refusals.ts'
import type { Payment } from '../../settings/payment.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import type { Contact, MissingChoice, OrderFlow } from '../order.ts'

/** Without prices; `total` is only compared. */
export type PlaceOrderInput = {
  flow: OrderFlow
  lines: readonly (CartItem & {
    ifMissing?: MissingChoice
    /** At the counter: what the units of weighed goods weigh; absent: as usual. */
    grams?: number
  })[]
  /** Total the buyer saw (paisa); a different one is refused. */
  total: Paisa
  payment: Payment
  /** Cash the buyer will pay (paisa); absent: unknown. */
  cashOffered?: Paisa
  address: string
  /** Map pin; null: the zone is found by the address. */
  place: Point | null
  contact: Contact | null
  /** Absent: the soonest that costs nothing extra, if there is one. */
  window?: WindowChoice & { holdId: string | null }
  /** For the rider. */
  note?: string
  /** Absent: a total lower by whole rupees within the balance redeems as many. */
  redeemPoints: number | null
  /** Account the client believes to be signed in. */
  claimedUser: string | null
  /** Staff allow it on account in spite of the limit or of what is overdue, for this reason. */
  khataReason?: string
  /** Sold at the counter: no delivery, no fee. */
  atCounter?: true
  /** How it was paid at the counter; absent: as `payment` says. */
  paid?: PaidBy
  /** The customer picks it up from the shop: no delivery, no fee. */
  pickup?: true
  idempotencyKey: string | null
}

/** It needs no address, zone, fee or delivery window. */
export const isFetched = ({ atCounter, pickup }: Pick<PlaceOrderInput, 'atCounter' | 'pickup'>) =>
  atCounter === true || pickup === true

/** Checks that need no database; null: fine. */
export function orderInputRejection(input: PlaceOrderInput, isGuest: boolean): PlainRefusal | null {
  if (input.lines.length === 0) return input.flow === 'buy-now' ? 'no_item_selected' : 'cart_empty'
  if (input.flow === 'buy-now' && new Set(input.lines.map((line) => line.productId)).size > 1)
    return 'one_item_only'
  // A cart without contact comes from a session that has ended.
  if (isGuest && input.contact === null)
    return input.flow === 'cart' ? 'sign_in' : 'contact_missing'
  if (!canBeReached(input)) return 'phone_invalid'
  return keyRejection(input.idempotencyKey)
}

/** Delivery needs a phone number; the counter doesn't. */
const canBeReached = ({ contact, atCounter }: PlaceOrderInput) =>
  contact === null || (atCounter && contact.phone === '') || phoneKey(contact.phone) !== null

/**
 * Null: the shop accepts the method. Buy Now is always cash where cash is accepted (public contract); at
 * the counter any method is.
 */
export function paymentRejection(
  { flow, payment, atCounter }: Pick<PlaceOrderInput, 'flow' | 'payment' | 'atCounter'>,
  { paymentMethods }: Pick<ShopSettings, 'paymentMethods'>,
): PlainRefusal | null {
  // Whether its customer may is decided with what they owe.
  if (atCounter || payment === 'account') return null
  if (flow === 'buy-now' && payment !== 'cod' && paymentMethods.includes('cod'))
    return 'card_with_buy_now'
  return paymentMethods.includes(payment) ? null : 'payment_off'
}

/** Sums lines of the same product and colour; the first one's choices apply. */
export const mergedLines = (lines: PlaceOrderInput['lines']) => summed(lines)
