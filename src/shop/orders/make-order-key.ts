import { hashOfToken } from '../accounts/session.ts'
import { newSecret } from '../ids.ts'
import type { Shop } from '../visit.ts'
import { insertOrderKey } from './order-keys.store.ts'

/**
 * A fresh key that opens this one order of a guest, its hash kept, like those that came before it;
 * undefined when the order is an account's.
 */
export async function makeOrderKey(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  orderId: string,
): Promise<string | undefined> {
  const key = newSecret()
  const kept = await insertOrderKey(db, { orderId, keyHash: hashOfToken(key), at: now() })
  return kept === 1 ? key : undefined
}
