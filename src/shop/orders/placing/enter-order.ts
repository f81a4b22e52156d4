import { findAddress } from '../../addresses/addresses.store.ts'
import { findCustomer } from '../../accounts/find-customer.ts'
import { toAccount } from '../../accounts/accounts.store.ts'
import { addressText } from '../../addresses/address.ts'
import { type Permission, requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { type Visit, visitOf } from '../../visit.ts'
import { isFetched, type PlaceOrderInput } from './place-order-input.ts'
import { type Placed, placeFor } from './place-order.ts'
import { type PricedOrder, readFacts, workOut } from './price-order.ts'

/** Entered by staff. */
export type EnterOrderInput = {
  /** null: walk-in customer. */
  customerId: string | null
  order: Omit<PlaceOrderInput, 'flow' | 'place' | 'claimedUser'>
  /** One of the customer's addresses with its pin; null: use `order.address`. */
  addressId: string | null
}

/** Who may enter it, and for a customer with an account. */
type Rights = { order: Permission; customer: Permission }
const usual: Rights = { order: 'order.take', customer: 'customer.read' }

/**
 * Staff enter an order for a customer, or for a name and phone. Refused as `placeOrder`, and
 * `contact_missing`, `address_missing`; pickup needs no address; at the counter (`atCounter`) neither
 * is needed, and it is paid and delivered at once without a fee. A customer needs `customer.read`.
 */
export async function enterOrder(
  visit: Visit,
  input: EnterOrderInput,
  rights: Rights = usual,
): Promise<Placed> {
  const { id: enteredBy } = requirePermission(visit, rights.order)
  if (input.order.khataReason) requirePermission(visit, 'khata.write')
  const { buyer, order } = await orderFor(visit, input, rights)
  refuseIf(lacksContact(buyer, order) ? 'contact_missing' : null)
  refuseIf(isFetched(order) || order.address !== '' ? null : 'address_missing')
  return placeFor(buyer, order, { guestKey: null, address: '', enteredBy })
}

// At the counter no contact is needed.
function lacksContact({ account }: Visit, { contact, atCounter }: PlaceOrderInput): boolean {
  if (contact === null) return account === null
  return !atCounter && (contact.name === '' || contact.phone === '')
}

/** Figures of such an order now, also below the minimum of its zone; writes nothing, ignores `total`. */
export async function quoteForStaff(
  visit: Visit,
  input: EnterOrderInput,
  rights: Rights = usual,
): Promise<PricedOrder> {
  requirePermission(visit, rights.order)
  const { buyer, order } = await orderFor(visit, input, rights)
  refuseIf(order.lines.length === 0 ? 'cart_empty' : null)
  const priced = await visit.db.transaction(async (tx) =>
    workOut(buyer, order, await readSettings(tx), await readFacts(tx, buyer, order), true),
  )
  // A walk-in customer earns no points.
  return buyer.account === null
    ? { ...priced, quote: { ...priced.quote, earnedPoints: 0 } }
    : priced
}

/** The buyer's visit, and the order with its address. */
async function orderFor(
  visit: Visit,
  { customerId, addressId, order }: EnterOrderInput,
  { customer: needs }: Rights,
): Promise<{ buyer: Visit; order: PlaceOrderInput }> {
  const account = customerId === null ? null : await customerOf(visit, customerId, needs)
  refuseIf(account === null && (order.redeemPoints ?? 0) > 0 ? 'no_points' : null)
  const savedAddress =
    addressId === null ? undefined : await findAddress(visit.db, account?.id ?? '', addressId)
  if (addressId !== null && savedAddress === undefined) throw new Refusal('address_not_found')
  const to = isFetched(order)
    ? { address: '', place: null }
    : savedAddress === undefined
      ? { address: order.address, place: null }
      : { address: addressText(savedAddress), place: savedAddress.place }
  return {
    buyer: visitOf({ db: visit.db, now: visit.now }, account, null, visit.locale),
    order: { ...order, ...to, flow: 'cart', claimedUser: null },
  }
}

async function customerOf(visit: Visit, id: string, needs: Permission) {
  requirePermission(visit, needs)
  const row = await findCustomer(visit.db, id)
  if (row.blocked_at !== null) throw new Refusal('customer_blocked')
  return toAccount(row)
}
