import { phoneKey } from '../../accounts/contacts/phone.ts'
import { type CartItem, summed } from '../../cart/cart.ts'
import type { Point } from '../../delivery/place.ts'
import { whyNotKey } from '../../idempotency-key.ts'
import type { Paisa } from '../../money.ts'
import type { PlainRefusal } from '../../refusals.ts'
import type { Payment } from '../../settings/payment.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import type { Contact, MissingChoice, OrderFlow } from '../order.ts'

/** What a buyer asks for. Prices are not part of it; the total only tells what the buyer was shown. */
export type PlaceOrderInput = {
  flow: OrderFlow
  lines: readonly (CartItem & { ifMissing?: MissingChoice })[]
  /** What the buyer was shown (paisa); another true total is a refusal. */
  total: Paisa
  payment: Payment
  /** With how much cash the buyer will pay (paisa); absent: nothing was said. */
  cashOffered?: Paisa
  address: string
  /** The address's pin on the map; without one the shop's own terms apply. */
  place: Point | null
  contact: Contact | null
  /** For the rider; absent: nothing. */
  note?: string
  /** Absent: a total lower by whole rupees within the balance redeems as many. */
  redeemPoints: number | null
  /** The account that the client believes to be signed in. */
  claimedUser: string | null
  /** Handed over in the shop: nothing is delivered, and no fee is charged. */
  atCounter?: true
  idempotencyKey: string | null
}

/** What can be said before looking anything up. */
export function whyNotPlace(input: PlaceOrderInput, isGuest: boolean): PlainRefusal | null {
  if (input.lines.length === 0) return input.flow === 'buy-now' ? 'no_item_selected' : 'cart_empty'
  if (input.flow === 'buy-now' && new Set(input.lines.map((line) => line.productId)).size > 1)
    return 'one_item_only'
  // A cart that says nothing of its buyer is one of an account whose login has ended.
  if (isGuest && input.contact === null)
    return input.flow === 'cart' ? 'sign_in' : 'contact_missing'
  if (!canBeReached(input)) return 'phone_invalid'
  return whyNotKey(input.idempotencyKey)
}

/** A rider needs a number to call; at the counter none need be given. */
const canBeReached = ({ contact, atCounter }: PlaceOrderInput) =>
  contact === null || (atCounter && contact.phone === '') || phoneKey(contact.phone) !== null

/**
 * Whether the shop is paid so. Buy Now is paid in cash wherever the shop takes cash (the public contract); at the
 * counter people pay as they like.
 */
export function whyNotPaid(
  { flow, payment, atCounter }: Pick<PlaceOrderInput, 'flow' | 'payment' | 'atCounter'>,
  { paymentMethods }: Pick<ShopSettings, 'paymentMethods'>,
): PlainRefusal | null {
  if (atCounter) return null
  if (flow === 'buy-now' && payment !== 'cod' && paymentMethods.includes('cod'))
    return 'card_with_buy_now'
  return paymentMethods.includes(payment) ? null : 'payment_off'
}

/** The same product in the same colour twice is one line; what is said of it first holds. */
export const mergedLines = (lines: PlaceOrderInput['lines']) => summed(lines)
