import { hoursOn, daysFrom, type Schedule } from '../../settings/opening.ts'
import { shopClock, shopDay } from '../../settings/shop-day.ts'
import { minutesOf } from '../../settings/time-of-day.ts'

/** Minutes of opening time in which an order for pickup is packed. */
const packingMinutes = 120
const step = 30

/**
 * From when an order placed at `at` (ms UTC) can about be picked up: `time` "14:30" of the shop's day. Two hours of opening
 * time, on the same day only if the shop is still open then. Null: no opening hours are set.
 */
export function readyFrom(schedule: Schedule, at: number): { day: string; time: string } | null {
  const today = shopDay(at)
  const { minutes } = shopClock(at)
  for (const day of daysFrom(schedule, today))
    for (const { open, close } of hoursOn(schedule, day)) {
      const opens = minutesOf(open)
      const start = day === today ? Math.max(opens, minutes) : opens
      const ready = Math.ceil((start + packingMinutes) / step) * step
      // Past midnight counts as closed: it would be a time of the next day.
      const closes = close < open ? 24 * 60 : minutesOf(close)
      if (ready < closes) return { day, time: timeOf(ready) }
    }
  return null
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
