import { nationalPhone } from '../../accounts/contacts/phone.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import { plainDigits } from '../../digits.ts'
import { newSecret } from '../../ids.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { referenceOf } from '../order.ts'
import { insertOrderKey } from '../placing/order-keys.store.ts'
import { idsByPhone } from './guest-orders.store.ts'

const window = 10 * 60_000
const maxTries = 10
// A shop's own phone may stand in many orders.
const maxOrders = 500

/**
 * Opens an order by its displayed number and the phone it was placed with: answers its id and a new key, which opens
 * it as the key of an e-mail does (an account's order read-only). Refuses `order_not_found` for a wrong number and a
 * wrong phone alike, and `too_many_tries` by client address and by phone. `address`: client IP.
 */
export async function findOrderByPhone(
  { db, now }: Visit,
  typed: { number: string; phone: string },
  address: string,
): Promise<{ id: string; key: string }> {
  const phone = nationalPhone(typed.phone)
  for (const subject of [address && `find-order ${address}`, phone && `find-order ${phone}`]) {
    if (subject === '') continue
    const tries = await countTry(db, subject, now(), window)
    if (tries > maxTries) throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  }
  const number = plainDigits(typed.number)
    .replace(/[\s#-]/g, '')
    .toUpperCase()
  const ids = phone === '' ? [] : await idsByPhone(db, phone, maxOrders)
  const id = ids.find((one) => referenceOf({ id: one }) === number)
  if (id === undefined) throw new Refusal('order_not_found')
  const key = newSecret()
  await insertOrderKey(db, { orderId: id, mailedTo: null, keyHash: hashOfToken(key), at: now() })
  return { id, key }
}
