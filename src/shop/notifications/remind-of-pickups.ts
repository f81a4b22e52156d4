import { findOrder } from '../orders/orders.store.ts'
import { pickupUntil } from '../orders/pickup/pickup-until.ts'
import { markReminded, waitingPickups } from '../orders/pickup/pickups.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { shopDay } from '../settings/shop-day.ts'
import type { Shop } from '../visit.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'

/** On the last day that a ready order is kept, reminds its customer once. */
export async function remindOfPickups({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const [{ pickupDays }, at] = [await readSettings(db), now()]
  if (pickupDays === 0) return
  for (const { id, isReminded } of await waitingPickups(db)) {
    if (isReminded) continue
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, 'anybody', id)
      if (order === undefined || pickupUntil(order, pickupDays) !== shopDay(at)) return
      if (await markReminded(tx, id, at))
        await enqueueOrderEmail(tx, 'order-ready', order, at, { isReminder: true })
    })
  }
}
