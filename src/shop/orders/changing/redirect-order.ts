import { isEmail } from '../../accounts/contacts/email.ts'
import { phoneKey } from '../../accounts/contacts/phone.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { record } from '../../events/events.store.ts'
import { newSecret } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { zoneToKeep } from '../placing/destination.ts'
import { updateHoldToken } from '../holds/holds.store.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { orderAllows } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { deleteMailedKeys } from '../placing/order-keys.store.ts'
import { updateDelivery } from '../orders.store.ts'

/** `email` '': none. */
export type DeliveryDetails = Order['contact'] & Pick<Order, 'address' | 'note'>

type Redirection = {
  details: DeliveryDetails
  /** The details staff saw before editing. */
  seen: DeliveryDetails
  keepPin: boolean
}

/**
 * Allowed until the order is shipped; fee and total stay. A new e-mail address invalidates links mailed
 * before and gets its own. Refuses `order_not_found`, `order_moved_on`, `changed_meanwhile`,
 * `address_missing`, `email_invalid` and `phone_invalid`.
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
    refuseIf(details.address === '' && !order.pickup ? 'address_missing' : null)
    if (!orderAllows(order, 'redirect')) throw new Refusal('order_moved_on')
    const before = detailsOf(order)
    // A retry changes nothing.
    const changed: string[] = differing(before, details)
    const losesPin = order.place !== null && !keepPin
    if (changed.length === 0 && !losesPin) return
    if (differing(before, seen).length > 0) throw new Refusal('changed_meanwhile')
    const { name, phone, email, address, note } = details
    const place = keepPin ? order.place : null
    const contact = { name, phone, email }
    const deliveryZone = zoneToKeep({ ...order, address, place }, await activeZones(tx))
    await updateDelivery(tx, orderId, { contact, address, note, place, deliveryZone })
    if (changed.includes('email')) {
      await deleteMailedKeys(tx, orderId)
      await updateHoldToken(tx, orderId, newSecret())
    }
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
