import { daysIn, minutesOf } from '../settings/opening.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { dayAfter, shopClock, shopDay } from '../settings/shop-day.ts'
import { type Delivery, usualDays, type Weekday, weekdays } from './zone.ts'

/** The days of the shop ("2026-11-23") on which a delivery is promised, both included. */
export type Arrival = { from: string; to: string }

type Asked = {
  /** Whether and by which zone the place is served. */
  delivery: Delivery
  hours: ShopSettings['hours']
  /** When it is ordered. */
  at: number
  /** Whether there is any of the product left. */
  isAvailable?: boolean
}

/**
 * When an order is promised to arrive: the only place that says so. The days count from the shop's day,
 * or from the next one that it opens when it has closed for today, and end on a day that is served: one
 * of the zone's, without a zone one on which the shop is open. Null promises nothing: nothing is left, or
 * nobody delivers there.
 */
export function arrivalOf({ delivery, hours, at, isAvailable = true }: Asked): Arrival | null {
  if (!isAvailable || !delivery.delivers) return null
  const { zone } = delivery
  const { from, to } = zone?.takes ?? usualDays
  const start = firstOf(shopDay(at), openDays(hours), isOver(hours, at))
  const served = zone?.days ?? openDays(hours)
  const first = start && firstOf(dayAfter(start, from), served)
  const last = start && firstOf(dayAfter(start, to), served)
  return first && last ? { from: first, to: last } : null
}

/** The first of these days of the week from a day on; null: there is none. */
function firstOf(day: string, days: readonly Weekday[], isPassed = false): string | null {
  const ahead = Array.from({ length: 8 }, (_, step) => dayAfter(day, step))
  return ahead.slice(isPassed ? 1 : 0).find((one) => days.includes(weekdayOf(one))) ?? null
}

const fromSunday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const weekdayOf = (day: string) => fromSunday[new Date(day).getUTCDay()] ?? 'sun'

/** A shop that has not said its hours is open every day. */
const openDays = (hours: Asked['hours']): readonly Weekday[] =>
  hours.length === 0
    ? weekdays
    : hours.flatMap(({ days }) => daysIn(days).map((day) => fromSunday[day] ?? 'sun'))

/** The shop has closed for today; what is ordered before it opens is still packed on that day. */
function isOver(hours: Asked['hours'], at: number): boolean {
  const { weekday, minutes } = shopClock(at)
  const today = hours.filter(({ days }) => daysIn(days).includes(weekday))
  return today.length > 0 && today.every(({ close }) => minutes >= minutesOf(close))
}
