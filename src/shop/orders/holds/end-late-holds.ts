import type { Db, Tx } from '#db/database.ts'
import { closingTime } from '../../delivery/windows/window.ts'
import { allWindows } from '../../delivery/windows/windows.store.ts'
import { defaultLocale } from '../../locale.ts'
import { isOnHold } from '../../order-states.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { type Shop, visitOf } from '../../visit.ts'
import { cancelWithin } from '../cancelling/cancel-order.ts'
import { moveToSoonest } from '../changing/change-time.ts'
import { lockOrder } from '../moving/lock-order.ts'
import type { BookedOrder } from '../order.ts'
import { localeOfOrder } from '../orders.store.ts'
import { heldInWindows, ordersOnHold } from './holds.store.ts'

const hour = 60 * 60_000

/** When an order that still waits is cancelled (ms UTC); null: never. */
export const holdEndsAt = (
  order: Pick<BookedOrder, 'placedAt' | 'status' | 'hold'>,
  { holdHours }: { holdHours: number },
) => (isOnHold(order) && holdHours > 0 ? order.placedAt + holdHours * hour : null)

/**
 * Cancels orders that wait for their customer longer than the setting `holdHours`, so that their goods are sold again,
 * and moves those whose delivery window takes no more orders to the next one, so that the packers' list is sure. `reasonIn` gives
 * the reason in the language of an order; null: it has none.
 */
export async function endLateHolds(
  shop: Shop,
  reasonIn: (locale: string | null) => string,
): Promise<void> {
  const { db, now } = shop
  const { holdHours } = await readSettings(db)
  const visit = visitOf(shop, null, null, defaultLocale)
  const late = holdHours > 0 ? await ordersOnHold(db, now() - holdHours * hour) : []
  const cancelled = await each(db, late, async (tx, { id }) => {
    const reason = reasonIn(await localeOfOrder(tx, id))
    await cancelWithin(tx, visit, 'anybody', id, { lines: [], reason })
  })
  const moved = await each(
    db,
    await closedWindows(db, now()),
    async (tx, order, { windowId, day }) => {
      const isThere = order.window?.id === windowId && order.arrival?.from === day
      if (isThere) await moveToSoonest(tx, order, now())
    },
  )
  const failures = [...cancelled, ...moved]
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders on hold still wait')
}

/** Those that still wait when their turn comes. One that fails doesn't stop the others; gives the failures. */
async function each<Found extends { id: string }>(
  db: Db,
  found: readonly Found[],
  work: (tx: Tx, order: BookedOrder, found: Found) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const one of found)
    await db
      .transaction(async (tx) => {
        const order = await lockOrder(tx, 'anybody', one.id)
        if (order && isOnHold(order)) await work(tx, order, one)
      })
      .catch((error: unknown) => failures.push(error))
  return failures
}

/** Orders that wait in a delivery window that takes no more orders, or is gone. Read first: only these are locked. */
async function closedWindows(db: Db, at: number) {
  const held = await heldInWindows(db)
  if (held.length === 0) return []
  const windows = new Map((await allWindows(db)).map((window) => [window.id, window]))
  return held.filter(({ windowId, day }) => {
    const window = windows.get(windowId)
    return window === undefined || at >= closingTime(window, day)
  })
}
