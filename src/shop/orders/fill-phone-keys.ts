import type { Shop } from '../visit.ts'
import { listUnreadPhones, savePhoneKey } from './orders.store.ts'

const atOnce = 500

/** Reads the phone numbers of orders from before numbers were read, so that they are found like the others. */
export async function fillPhoneKeys({ db }: Pick<Shop, 'db'>): Promise<void> {
  const filled = await db.transaction(async (tx) => {
    const unread = await listUnreadPhones(tx, atOnce)
    for (const order of unread) await savePhoneKey(tx, order)
    return unread.length
  })
  if (filled === atOnce) await fillPhoneKeys({ db })
}
