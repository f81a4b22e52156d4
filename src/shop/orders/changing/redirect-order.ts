import { isEmail } from '../../accounts/contacts/email.ts'
import { phoneKey } from '../../accounts/contacts/phone.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { zoneToKeep } from '../placing/destination.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { deleteMailedKeys } from '../placing/order-keys.store.ts'
import { updateDelivery } from '../orders.store.ts'

/** How the buyer is reached, where the order goes, and what the rider should know. `email` '': none. */
export type DeliveryDetails = Order['contact'] & Pick<Order, 'address' | 'note'>

type Redirection = {
  details: DeliveryDetails
  /** What stood there when staff looked at it. */
  seen: DeliveryDetails
  keepPin: boolean
}

/**
 * Changes contact and address of an order that has not been sent; fee and total stay as they were agreed.
 * With another e-mail address the links that were mailed open nothing any more, and the new address gets its
 * own. Refuses an order that is not there (`order_not_found`) or sent (`order_moved_on`), details that
 * somebody else has changed (`changed_meanwhile`), and what is no address (`email_invalid`) or another number that is none (`phone_invalid`).
 */
export async function redirectOrder(
  visit: Visit,
  orderId: string,
  { details, seen, keepPin }: Redirection,
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'order.take')
  refuseIf(details.email === '' || isEmail(details.email) ? null : 'email_invalid')
  const canBeCalled = details.phone === seen.phone || phoneKey(details.phone) !== null
  refuseIf(canBeCalled ? null : 'phone_invalid')
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    if (!orderAllows(order, 'redirect')) throw new Refusal('order_moved_on')
    const before = detailsOf(order)
    // The same once more, after an answer that was lost, changes nothing.
    const changed: string[] = differing(before, details)
    const losesPin = order.place !== null && !keepPin
    if (changed.length === 0 && !losesPin) return
    if (differing(before, seen).length > 0) throw new Refusal('changed_meanwhile')
    const { name, phone, email, address, note } = details
    const place = keepPin ? order.place : null
    const contact = { name, phone, email }
    const deliveryZone = zoneToKeep({ ...order, address, place }, await activeZones(tx))
    await updateDelivery(tx, orderId, { contact, address, note, place, deliveryZone })
    if (changed.includes('email')) await deleteMailedKeys(tx, orderId)
    if (losesPin) changed.push('pin')
    const at = visit.now()
    await record(tx, { kind: 'order.redirected', at, actor, subject: orderId, data: { changed } })
  })
}

const detailsOf = ({ contact, address, note }: Order): DeliveryDetails => ({
  ...contact,
  address,
  note,
})

const differing = (one: DeliveryDetails, other: DeliveryDetails) =>
  (['name', 'phone', 'email', 'address', 'note'] as const).filter(
    (field) => one[field] !== other[field],
  )
