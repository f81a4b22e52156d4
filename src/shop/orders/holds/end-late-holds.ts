import type { Db, Tx } from '#db/database.ts'
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
  const late = holdHours > 0 ? await ordersOnHold(db, now() - holdHours * hour) : []
  const cancelled = await each(db, late, (tx, { id }) =>
    cancelWithin(tx, visit, 'anybody', id, { lines: [], reason }),
  )
  const moved = await each(db, await heldInWindows(db), async (tx, order) => {
    if (await hasClosed(tx, order, now())) await moveToSoonest(tx, order, now())
  })
  const failures = [...cancelled, ...moved]
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders on hold still wait')
}

/** Those that still wait when their turn comes. One that fails doesn't stop the others; gives the failures. */
async function each(
  db: Db,
  found: readonly { id: string }[],
  work: (tx: Tx, order: BookedOrder) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const { id } of found)
    await db
      .transaction(async (tx) => {
        const order = await lockOrder(tx, 'anybody', id)
        if (order && isOnHold(order)) await work(tx, order)
      })
      .catch((error: unknown) => failures.push(error))
  return failures
}

/** Whether its delivery window takes no more orders, or is gone. */
async function hasClosed(tx: Tx, { window: own, arrival }: BookedOrder, at: number) {
  if (own === undefined || arrival === null) return false
  const window = (await windowFacts(tx, at)).windows.find(({ id }) => id === own.id)
  return window === undefined || at >= closingTime(window, arrival.from)
}
