import type { ShopSettings } from './settings.ts'
import { dayAfter, shopClock, shopDay, weekdayOf } from './shop-day.ts'
import { minutesOf } from './time-of-day.ts'

/** Weekly hours and exceptions. */
export type Schedule = Pick<ShopSettings, 'hours' | 'holidays'>
type Hours = { open: string; close: string }
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Open until when, or next opening ("09:00"; `day` absent: today, `date` "2026-12-28"). */
export type Opening =
  | { open: true; until: string }
  | { open: false; next: { day: string | null; date: string; at: string } | null }

/** "Monday to Friday" → 1…5, "Saturday and Sunday" → 6, 0; without a day's name: every day. */
export function daysIn(text: string): number[] {
  const named = [...text.matchAll(/[a-z]+/gi)].map(([word]) => word.slice(0, 3).toLowerCase())
  const days = named.flatMap((word) => {
    const day = weekdays.findIndex((name) => name.toLowerCase().startsWith(word))
    return day === -1 ? [] : [day]
  })
  const [first, last] = days
  if (first === undefined) return [0, 1, 2, 3, 4, 5, 6]
  const isRange = days.length === 2 && last !== undefined && /\bto\b|–|-/i.test(text)
  return isRange
    ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)
    : days
}

/** `at`: ms UTC. */
export function openingAt(schedule: Schedule, at: number): Opening {
  const { minutes } = shopClock(at)
  const today = shopDay(at)
  const now =
    hoursOn(schedule, today).find(
      (hours) => minutesOf(hours.open) <= minutes && minutes < closingMinutes(hours),
    ) ??
    hoursOn(schedule, dayAfter(today, -1)).find(
      (hours) => minutes + minutesPerDay < closingMinutes(hours),
    )
  return now
    ? { open: true, until: now.close }
    : { open: false, next: nextOpening(schedule, today, minutes) }
}

function nextOpening(schedule: Schedule, today: string, minutes: number) {
  for (const [step, date] of daysFrom(schedule, today).entries()) {
    const later = hoursOn(schedule, date)
      .map(({ open }) => open)
      .filter((open) => step > 0 || minutesOf(open) > minutes)
      .toSorted()
    if (later[0] !== undefined) {
      const day = step === 0 ? null : (weekdays[weekdayOf(date)] ?? null)
      return { day, date, at: later[0] }
    }
  }
  return null
}

/** `day` like "2026-12-25": its holiday hours if any, [] if closed. */
export function hoursOn({ hours, holidays }: Schedule, day: string): Hours[] {
  const holiday = holidays.find((one) => one.day === day)
  if (holiday !== undefined) return holiday.hours === null ? [] : [holiday.hours]
  return hours.filter(({ days }) => daysIn(days).includes(weekdayOf(day)))
}

/** Without any hours set, every day but holidays. */
export function isWorkday(schedule: Schedule, day: string): boolean {
  if (isClosedOn(schedule, day)) return false
  return schedule.hours.length === 0 || hoursOn(schedule, day).length > 0
}

/** All day. */
export const isClosedOn = ({ holidays }: Pick<Schedule, 'holidays'>, day: string) =>
  holidays.some((one) => one.day === day && one.hours === null)

/**
 * The given day and the next seven, plus a week per closed day, so that each weekday also occurs after the
 * holidays.
 */
export const daysFrom = ({ holidays }: Pick<Schedule, 'holidays'>, day: string): string[] => {
  const closed = holidays.filter((one) => one.hours === null && one.day >= day)
  return Array.from({ length: 8 + 7 * closed.length }, (_, step) => dayAfter(day, step))
}

/** Current and next holidays, limited for display. */
export const holidaysFrom = (
  { holidays }: Pick<Schedule, 'holidays'>,
  day: string,
): ShopSettings['holidays'] =>
  holidays
    .filter((one) => one.day >= day)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, maxDisplayed)

const maxDisplayed = 12

const minutesPerDay = 24 * 60

/** Minutes since the midnight before opening; "10:00" to "01:00" closes on the next day. */
export const closingMinutes = ({ open, close }: Hours) =>
  minutesOf(close) + (close < open ? minutesPerDay : 0)
