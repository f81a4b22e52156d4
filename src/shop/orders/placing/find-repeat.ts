import { createHash } from 'node:crypto'
import type { Tx } from '#db/database.ts'
import { phoneKey } from '../../accounts/contacts/phone.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import { keyOf } from '../../cart/cart.ts'
import { newSecret } from '../../ids.ts'
import { emailKey } from '../../email-key.ts'
import type { Order } from '../order.ts'
import { insertOrderKey } from './order-keys.store.ts'
import { mergedLines, type PlaceOrderInput } from './place-order-input.ts'
import { findOrder } from '../orders.store.ts'
import { claimFingerprint, orderOfFingerprint } from './repeats.store.ts'

/** In ms: a repeated order within it counts as a second click. */
const repeatWindow = 10_000

type Asking = { accountId: string | null; guestKey: string | null; orderId: string; at: number }

/**
 * An identical recent order without an idempotency key, with a guest's key to it; null: none, or a key was
 * sent. Guests are matched by phone, e-mail and address: the second request of a double click has no cookie
 * yet.
 */
export async function findRepeat(
  tx: Tx,
  input: PlaceOrderInput,
  { accountId, guestKey, orderId, at }: Asking,
): Promise<{ order: Order; guestKey: string | null } | null> {
  if (input.idempotencyKey !== null) return null
  const fingerprint = fingerprintOf(input, accountId)
  if (await claimFingerprint(tx, { fingerprint, orderId, at, window: repeatWindow })) return null
  const id = await orderOfFingerprint(tx, fingerprint)
  if (accountId !== null) return opened(await findOrder(tx, { accountId }, id), null)
  if (guestKey !== null) {
    const own = await findOrder(tx, { guestKeyHash: hashOfToken(guestKey) }, id)
    if (own !== undefined) return { order: own, guestKey }
  }
  const fresh = newSecret()
  const keyHash = hashOfToken(fresh)
  await insertOrderKey(tx, { orderId: id, mailedTo: null, keyHash, at })
  return opened(await findOrder(tx, { guestKeyHash: keyHash }, id), fresh)
}

const opened = (order: Order | undefined, guestKey: string | null) =>
  order === undefined ? null : { order, guestKey }

function fingerprintOf(input: PlaceOrderInput, accountId: string | null): string {
  const { flow, total, address, payment, place, redeemPoints, contact, note } = input
  const { cashOffered, pickup } = input
  const lines = mergedLines(input.lines)
    .map((line) => `${keyOf(line)} ${line.quantity} ${line.ifMissing}`)
    .toSorted()
  const reached = contact && [emailKey(contact.email), phoneKey(contact.phone)]
  const same = [
    accountId,
    reached,
    flow,
    total,
    address,
    payment,
    place,
    redeemPoints,
    lines,
    note,
    cashOffered,
    pickup,
  ]
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url')
}
