import { hashOfToken } from '../../accounts/sessions/session.ts'
import { newSecret } from '../../ids.ts'
import type { Shop } from '../../visit.ts'
import { insertOrderKey } from './order-keys.store.ts'

/**
 * New key for an e-mailed order link; its hash is stored beside older ones. Read-only for an account's
 * order. Undefined: no such order, or its address has changed since.
 */
export async function makeOrderKey(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  orderId: string,
  to: string,
): Promise<string | undefined> {
  const key = newSecret()
  const inserted = await insertOrderKey(db, {
    orderId,
    mailedTo: to,
    keyHash: hashOfToken(key),
    at: now(),
  })
  return inserted === 1 ? key : undefined
}
