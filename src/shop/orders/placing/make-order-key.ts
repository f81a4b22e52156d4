import { hashOfToken } from '../../accounts/sessions/session.ts'
import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { insertOrderKey } from './order-keys.store.ts'

/**
 * A fresh key for the link of an e-mail about this one order, its hash kept, like those that came before it.
 * An account's order can only be read with it. Undefined when there is no such order, or it has another
 * address by now than the one that it is mailed to.
 */
export async function makeOrderKey(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  orderId: string,
  to: string,
): Promise<string | undefined> {
  const key = newSecret()
  const kept = await insertOrderKey(db, {
    orderId,
    mailedTo: to,
    keyHash: hashOfToken(key),
    at: now(),
  })
  return kept === 1 ? key : undefined
}
