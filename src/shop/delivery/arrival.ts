import { closingMinutes, daysFrom, hoursOn, isClosedOn, isWorkday, type Schedule } from '../settings/opening.ts' // prettier-ignore
import { dayAfter, shopClock, shopDay } from '../settings/shop-day.ts'
import { weekdayNamed } from './weekday-named.ts'
import { type Delivery, usualDays, type Zone } from './zone.ts'

/** Days like "2026-11-23", both inclusive; `hours` like "18:00": of its delivery window. */
export type Arrival = { from: string; to: string; hours?: { from: string; to: string } }

type ArrivalInput = {
  delivery: Delivery
  /** `outsideDays`: how long it takes outside of all zones; absent: the usual days. */
  schedule: Schedule & { outsideDays?: Zone['takes'] }
  /** ms UTC. */
  at: number
  /** False: sold out. */
  isAvailable?: boolean
}

/**
 * The only source of promised dates. Counts from today or the next opening if closed for today, and ends on
 * a day the zone (else the shop) delivers, never a holiday. The same day is promised until two hours before the shop
 * closes. Null: sold out or not delivered.
 */
export function arrivalOf({
  delivery,
  schedule,
  at,
  isAvailable = true,
}: ArrivalInput): Arrival | null {
  if (!isAvailable || !delivery.delivers) return null
  const { zone } = delivery
  const { from, to } = zone?.takes ?? schedule.outsideDays ?? usualDays
  const today = shopDay(at)
  const start = daysFrom(schedule, today)
    .slice(isOver(schedule, at) ? 1 : 0)
    .find((day) => isWorkday(schedule, day))
  if (start === undefined) return null
  const least = start === today && isLate(schedule, at) ? 1 : 0
  const servedFrom = (days: number) =>
    daysFrom(schedule, dayAfter(start, Math.max(least, days))).find((day) =>
      isServed(schedule, zone, day),
    )
  const [first, last] = [servedFrom(from), servedFrom(to)]
  return first !== undefined && last !== undefined ? { from: first, to: last } : null
}

function isServed(schedule: Schedule, zone: Zone | null, day: string): boolean {
  if (zone === null) return isWorkday(schedule, day)
  return zone.days.includes(weekdayNamed(day)) && !isClosedOn(schedule, day)
}

/** Closed for today; orders before opening time are still packed today. */
function isOver(schedule: Schedule, at: number): boolean {
  const { minutes } = shopClock(at)
  const today = hoursOn(schedule, shopDay(at))
  return today.length > 0 && today.every((hours) => minutes >= closingMinutes(hours))
}

/** Too late to pack and deliver today. */
function isLate(schedule: Schedule, at: number): boolean {
  const { minutes } = shopClock(at)
  const today = hoursOn(schedule, shopDay(at))
  const last = Math.max(...today.map(closingMinutes))
  return minutes >= (today.length === 0 ? untilWithoutHours : last - sameDayMinutes)
}

/** Needed before closing for a delivery on the same day. */
const sameDayMinutes = 120
/** 6 pm */
const untilWithoutHours = 18 * 60
