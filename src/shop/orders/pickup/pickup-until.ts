import { daysFrom, isWorkday, type Schedule } from '../../settings/opening.ts'
import { dayAfter, shopDay } from '../../settings/shop-day.ts'
import type { Order } from '../order.ts'

/** Of the settings: `pickupDays`, and when the shop is open. */
export type PickupTerms = Schedule & { pickupDays: number }

/**
 * The last day ("2026-11-23") on which the shop keeps a ready order; null: it isn't ready, or is delivered, or the shop
 * keeps it for no fixed time.
 */
export function pickupUntil(
  { status, pickup, changes }: Pick<Order, 'status' | 'pickup' | 'changes'>,
  terms: PickupTerms,
): string | null {
  const ready = changes.find((change) => change.status === 'ready')
  if (status !== 'ready' || pickup === undefined || ready === undefined) return null
  return terms.pickupDays === 0 ? null : lastDayOf(ready.at, terms)
}

/** So many days after it became ready (ms UTC), or the next day on which the shop is open. */
export function lastDayOf(readyAt: number, { pickupDays, ...schedule }: PickupTerms): string {
  const last = dayAfter(shopDay(readyAt), pickupDays)
  return daysFrom(schedule, last).find((day) => isWorkday(schedule, day)) ?? last
}
