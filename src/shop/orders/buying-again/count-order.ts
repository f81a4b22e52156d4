import type { Sql } from '#db/database.ts'
import { phoneKey } from '../../accounts/contacts/phone.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import { emailHash } from '../placing/confirm-mailed-key.ts'
import { Refusal } from '../../refusals.ts'
import type { Contact } from '../order.ts'

const day = 24 * 60 * 60_000
const minute = 60_000
// A mobile network puts a whole town behind one address. A busy shop's guests send one order a minute from there.
const minBurst = 20
/** Orders that one network may send in a minute: a 25th of its day, but at least twenty. */
const burstOf = ({ guestNetwork }: Limits) => Math.max(minBurst, guestNetwork / 25)

type Limits = ShopSettings['dailyOrders']
/** `address`: the client's IP; empty for the shop's own work, which is not limited. */
type Guest = { contact: Contact; address: string }

/**
 * Counts an order of a guest by phone, e-mail and network, in the transaction that places it: one
 * that is refused is not counted, and parallel ones wait for each other here. The
 * network is a high ceiling for machines. Refuses with `guest_orders_used_up` beyond the limits of the shop's settings,
 * and a burst from one network (`guest_orders_too_fast`).
 */
export async function countGuestOrder(
  tx: Sql,
  { contact, address }: Guest,
  limits: Limits,
  now: number,
): Promise<void> {
  if (address === '') return
  const phone = hashOfToken(`phone ${phoneKey(contact.phone) ?? contact.phone.trim()}`)
  const counted: [subject: string, limit: number][] = [
    [`guest-order phone ${phone}`, limits.guestPhone],
  ]
  if (contact.email !== '')
    counted.push([`guest-order email ${emailHash(contact.email)}`, limits.guestEmail])
  counted.push([`guest-order place ${address}`, limits.guestNetwork])
  const burst = await countTry(tx, `guest-order burst ${address}`, now, minute)
  if (burst > burstOf(limits))
    throw new Refusal('guest_orders_too_fast', { retryAfter: minute / 1000 })
  const tries = await Promise.all(counted.map(([subject]) => countTry(tx, subject, now, day)))
  if (counted.some(([, limit], nth) => (tries[nth] ?? 0) > limit))
    throw new Refusal('guest_orders_used_up', { retryAfter: day / 1000 })
}

/** The same for an account, by its own limit. */
export async function countAccountOrder(
  tx: Sql,
  accountId: string,
  { account: limit }: Limits,
  now: number,
): Promise<void> {
  if ((await countTry(tx, `account-order ${accountId}`, now, day)) > limit)
    throw new Refusal('orders_used_up', { retryAfter: day / 1000 })
}
