import { lockOrder } from '../orders/moving/lock-order.ts'
import { pickupUntil } from '../orders/pickup/pickup-until.ts'
import { markReminded, waitingPickups } from '../orders/pickup/pickups.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { dayAfter, shopDay, startOfShopDay } from '../settings/shop-day.ts'
import type { Shop } from '../visit.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'

/** On the last day that a ready order is kept, reminds its customer once. */
export async function remindOfPickups({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const [{ pickupDays }, at] = [await readSettings(db), now()]
  if (pickupDays === 0) return
  const today = shopDay(at)
  const readyBefore = startOfShopDay(dayAfter(today, 1 - pickupDays)) ?? 0
  for (const { id, readyAt } of await waitingPickups(db, readyBefore))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, 'anybody', id)
      if (order === undefined || pickupUntil(order, pickupDays) !== today) return
      if (await markReminded(tx, { id, readyAt, at }))
        await enqueueOrderEmail(tx, 'order-ready', order, at, { isReminder: true })
    })
}
