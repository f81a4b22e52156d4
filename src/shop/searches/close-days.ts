import { dayAfter, shopDay } from '../settings/shop-day.ts'
import type { Shop } from '../visit.ts'
import { closeDays } from './searches.store.ts'

const retentionDays = 365 // days

/** Deletes texts that only one person searched for on past days. */
export function closeSearchDays({ db, now }: Shop): Promise<void> {
  const today = shopDay(now())
  return db.transaction((tx) => closeDays(tx, today, dayAfter(today, -retentionDays)))
}
