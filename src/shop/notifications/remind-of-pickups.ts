import { lockOrder } from '../orders/moving/lock-order.ts'
import { pickupUntil } from '../orders/pickup/pickup-until.ts'
import { endingPickups } from '../orders/pickup/ending-pickups.ts'
import { markReminded } from '../orders/pickup/pickups.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { shopDay } from '../settings/shop-day.ts'
import type { Shop } from '../visit.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'

/** On the last day that a ready order is kept, reminds its customer once. */
export async function remindOfPickups({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const [terms, at] = [await readSettings(db), now()]
  const today = shopDay(at)
  for (const { id, readyAt } of await endingPickups(db, terms, at))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, 'anybody', id)
      if (order === undefined || pickupUntil(order, terms) !== today) return
      if (await markReminded(tx, { id, readyAt, at }))
        await enqueueOrderEmail(tx, 'order-ready', order, at, { isReminder: true })
    })
}
