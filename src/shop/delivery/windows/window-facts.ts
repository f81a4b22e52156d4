import type { Sql } from '#db/database.ts'
import { dayAfter, shopDay } from '../../settings/shop-day.ts'
import { daysAhead } from './window.ts'
import { windowDays } from './window-days.store.ts'
import { allWindows } from './windows.store.ts'

/** All windows, and what is known of the days on which they are offered. `at`: ms UTC. */
export async function windowFacts(db: Sql, at: number) {
  const windows = await allWindows(db)
  if (windows.length === 0) return { windows, windowDays: [] }
  const today = shopDay(at)
  return {
    windows,
    windowDays: await windowDays(db, { from: today, to: dayAfter(today, daysAhead), at }),
  }
}
