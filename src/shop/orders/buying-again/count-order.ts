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
// Mobile networks put a whole town behind one address; a busy shop gets one guest order a minute from there.
const minBurst = 20
/** Orders per minute and network: a 25th of its daily limit, at least `minBurst`. */
const burstOf = ({ guestNetwork }: Limits) => Math.max(minBurst, guestNetwork / 25)

type Limits = ShopSettings['dailyOrders']
/** `address`: the client's IP; empty for orders entered by staff, which aren't limited. */
type Guest = { contact: Contact; address: string }

/**
 * Call in the transaction that places the order: refused orders aren't counted, parallel ones wait here.
 * Refuses with `guest_orders_used_up` (daily limits by phone, e-mail and network) and
 * `guest_orders_too_fast` (burst).
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
  if (counted.some(([, limit], index) => (tries[index] ?? 0) > limit))
    throw new Refusal('guest_orders_used_up', { retryAfter: day / 1000 })
}

/** As `countGuestOrder`, by the account's daily limit. */
export async function countAccountOrder(
  tx: Sql,
  accountId: string,
  { account: limit }: Limits,
  now: number,
): Promise<void> {
  if ((await countTry(tx, `account-order ${accountId}`, now, day)) > limit)
    throw new Refusal('orders_used_up', { retryAfter: day / 1000 })
}
