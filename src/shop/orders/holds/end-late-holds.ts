import type { Tx } from '#db/database.ts'
import { closingTime } from '../../delivery/windows/window.ts'
import { windowFacts } from '../../delivery/windows/window-facts.ts'
import { defaultLocale } from '../../locale.ts'
import { isOnHold } from '../../order-states.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { type Shop, visitOf } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { moveToSoonest } from '../changing/change-time.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder } from '../order.ts'
import { heldInWindows, ordersOnHold } from './holds.store.ts'

const hour = 60 * 60_000

/**
 * Cancels orders that wait for their customer longer than the setting `holdHours`, so that their goods are sold again,
 * and moves those whose delivery window takes no more orders to the next one, so that the packers' list is sure.
 */
export async function endLateHolds(shop: Shop, reason: string): Promise<void> {
  const { db, now } = shop
  const { holdHours } = await readSettings(db)
  const visit = visitOf(shop, null, null, defaultLocale)
  if (holdHours > 0)
    for (const { id } of await ordersOnHold(db, now() - holdHours * hour))
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, 'anybody', id)
        if (order && isOnHold(order))
          await cancelWithin(tx, visit, 'anybody', id, { lines: [], reason })
      })
  for (const { id } of await heldInWindows(db))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, 'anybody', id)
      if (order && isOnHold(order) && (await hasClosed(tx, order, now())))
        await moveToSoonest(tx, order, now())
    })
}

/** Whether its delivery window takes no more orders, or is gone. */
async function hasClosed(tx: Tx, { window: own, arrival }: BookedOrder, at: number) {
  if (own === undefined || arrival === null) return false
  const window = (await windowFacts(tx, at)).windows.find(({ id }) => id === own.id)
  return window === undefined || at >= closingTime(window, arrival.from)
}
