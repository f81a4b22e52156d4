import type { Shop } from '../visit.ts'
import { listUnreadPhones, savePhoneKey } from './phone-keys.store.ts'

const atOnce = 500

/** Fills the searchable phone key of orders placed before it existed. */
export async function fillPhoneKeys({ db }: Pick<Shop, 'db'>): Promise<void> {
  const filled = await db.transaction(async (tx) => {
    const unread = await listUnreadPhones(tx, atOnce)
    for (const order of unread) await savePhoneKey(tx, order)
    return unread.length
  })
  if (filled === atOnce) await fillPhoneKeys({ db })
}
