import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { type DeliveryWindow, type WindowDay, windowsOn } from './window.ts'
import { type OrderInWindow, ordersInWindows, windowDays } from './window-days.store.ts'
import { allWindows } from './windows.store.ts'

export type WindowOnDay = {
  window: DeliveryWindow
  day: WindowDay
  /** Oldest first. */
  orders: OrderInWindow[]
}

/**
 * All zones' windows on a day ("2026-11-29") by their hours, with their orders; a window that is no longer offered is
 * among them while it has orders. Deleted windows' orders are not.
 */
export async function windowBoard({ db, now }: Visit, day: string): Promise<WindowOnDay[]> {
  const [windows, days, orders, schedule] = await Promise.all([
    allWindows(db),
    windowDays(db, { from: day, to: day, at: now() }),
    ordersInWindows(db, day),
    readSettings(db),
  ])
  const ordersOf = Map.groupBy(orders, ({ windowId }) => windowId)
  const zones = new Set(windows.map(({ zoneId }) => zoneId))
  const offered = new Set(
    [...zones].flatMap((zoneId) => windowsOn({ windows, zoneId, schedule }, day)),
  )
  return windows
    .filter((window) => offered.has(window) || ordersOf.has(window.id))
    .toSorted((a, b) => a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : 1))
    .map((window) => ({
      window,
      day: days.find(({ windowId }) => windowId === window.id) ?? untouched(window.id, day),
      orders: ordersOf.get(window.id) ?? [],
    }))
}

const untouched = (windowId: string, day: string): WindowDay => ({
  windowId,
  day,
  taken: 0,
  closed: false,
  capacity: null,
})
