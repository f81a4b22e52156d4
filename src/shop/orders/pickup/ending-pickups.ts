import type { Sql } from '#db/database.ts'
import { dayAfter, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import { lastDayOf, type PickupTerms } from './pickup-until.ts'
import { waitingPickups } from './pickups.store.ts'

/** Ready orders that the shop keeps until the day of `at` (ms UTC), the longest waiting first. */
export async function endingPickups(db: Sql, terms: PickupTerms, at: number) {
  const { pickupDays } = terms
  if (pickupDays === 0) return []
  const today = shopDay(at)
  const readyBefore = startOfShopDay(dayAfter(today, 1 - pickupDays)) ?? 0
  const waiting = await waitingPickups(db, readyBefore)
  return waiting.filter(({ readyAt }) => lastDayOf(readyAt, terms) === today)
}
