import { daysFrom, hoursOn, isClosedOn, isWorkday, minutesOf, type Schedule, weekdayOf } from '../settings/opening.ts' // prettier-ignore
import { dayAfter, shopClock, shopDay } from '../settings/shop-day.ts'
import { type Delivery, usualDays, type Zone } from './zone.ts'

/** The days of the shop ("2026-11-23") on which a delivery is promised, both included. */
export type Arrival = { from: string; to: string }

type Asked = {
  /** Whether and by which zone the place is served. */
  delivery: Delivery
  schedule: Schedule
  /** When it is ordered. */
  at: number
  /** Whether there is any of the product left. */
  isAvailable?: boolean
}

/**
 * When an order is promised to arrive: the only place that says so. The days count from the shop's day,
 * or from the next one that it opens when it has closed for today, and end on a day that is served: one
 * of the zone's, without a zone one on which the shop is open, and never on one of its holidays. Null promises
 * nothing: nothing is left, or nobody delivers there.
 */
export function arrivalOf({ delivery, schedule, at, isAvailable = true }: Asked): Arrival | null {
  if (!isAvailable || !delivery.delivers) return null
  const { zone } = delivery
  const { from, to } = zone?.takes ?? usualDays
  const today = shopDay(at)
  const start = daysFrom(schedule, today)
    .slice(isOver(schedule, at) ? 1 : 0)
    .find((day) => isWorkday(schedule, day))
  if (start === undefined) return null
  const servedFrom = (days: number) =>
    daysFrom(schedule, dayAfter(start, days)).find((day) => isServed(schedule, zone, day))
  const [first, last] = [servedFrom(from), servedFrom(to)]
  return first !== undefined && last !== undefined ? { from: first, to: last } : null
}

function isServed(schedule: Schedule, zone: Zone | null, day: string): boolean {
  if (zone === null) return isWorkday(schedule, day)
  const weekday = fromSunday[weekdayOf(day)]
  return weekday !== undefined && zone.days.includes(weekday) && !isClosedOn(schedule, day)
}

const fromSunday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The shop has closed for today; what is ordered before it opens is still packed on that day. */
function isOver(schedule: Schedule, at: number): boolean {
  const { minutes } = shopClock(at)
  const today = hoursOn(schedule, shopDay(at))
  return today.length > 0 && today.every(({ close }) => minutes >= minutesOf(close))
}
