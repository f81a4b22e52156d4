import type { ShopSettings } from './settings.ts'
import { shopClock } from './shop-day.ts'

type Hours = ShopSettings['hours']
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Open, and until when; or closed, and when it opens next ("09:00"; `day` names it unless that is today). */
export type Opening =
  | { open: true; until: string }
  | { open: false; next: { day: string | null; at: string } | null }

/** "Monday to Friday" → 1…5, "Saturday and Sunday" → 6, 0; what names no day is every day. */
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

export function openingAt(hours: Hours, at: number): Opening {
  const { weekday, minutes } = shopClock(at)
  const now = hoursOn(hours, weekday).find(
    ({ open, close }) => minutesOf(open) <= minutes && minutes < minutesOf(close),
  )
  return now
    ? { open: true, until: now.close }
    : { open: false, next: nextOpening(hours, weekday, minutes) }
}

function nextOpening(hours: Hours, weekday: number, minutes: number) {
  for (let step = 0; step <= 7; step++) {
    const day = (weekday + step) % 7
    const later = hoursOn(hours, day)
      .map(({ open }) => open)
      .filter((open) => step > 0 || minutesOf(open) > minutes)
      .toSorted()
    if (later[0] !== undefined)
      return { day: step === 0 ? null : (weekdays[day] ?? null), at: later[0] }
  }
  return null
}

const hoursOn = (hours: Hours, weekday: number) =>
  hours.filter(({ days }) => daysIn(days).includes(weekday))

/** Of the day that are over at "09:30". */
export const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
