import { readSettings } from '../../settings/settings.store.ts'
import { dayAfter, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import { defaultLocale } from '../../locale.ts'
import { type Shop, visitOf } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { localeOfOrder } from '../orders.store.ts'
import { pickupUntil } from './pickup-until.ts'
import { waitingPickups } from './pickups.store.ts'

/**
 * Cancels orders that nobody picked up in the days of the setting `pickupDays`, so that their goods are sold again.
 * Without pickup nothing is cancelled: staff decide about what still waits. `reasonIn` gives the reason
 * in the language of an order; null: it has none.
 */
export async function cancelUncollected(
  shop: Shop,
  reasonIn: (locale: string | null) => string,
): Promise<void> {
  const terms = await readSettings(shop.db)
  const { pickupDays } = terms
  if (pickupDays === 0) return
  const visit = visitOf(shop, null, null, defaultLocale)
  const today = shopDay(shop.now())
  const lastReady = startOfShopDay(dayAfter(today, -pickupDays)) ?? 0
  for (const { id } of await waitingPickups(shop.db, lastReady))
    await shop.db.transaction(async (tx) => {
      // Handed over meanwhile, or its time was read before staff stepped back.
      const order = await lockOrder(tx, 'anybody', id)
      const until = order && pickupUntil(order, terms)
      if (!until || until >= today) return
      const reason = reasonIn(await localeOfOrder(tx, id))
      await cancelWithin(tx, visit, 'anybody', id, { lines: [], reason })
    })
}
