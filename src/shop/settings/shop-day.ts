import { minutesOf } from './time-of-day.ts'

// Pakistan is five hours ahead of UTC all year.
const ahead = 5 * 60 * 60_000
export const dayLength = 24 * 60 * 60_000

/** "2025-01-05" in the shop's time zone. */
export const shopDay = (at: number) => new Date(at + ahead).toISOString().slice(0, 10)

/** ms UTC; null: no such day. */
export function startOfShopDay(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`)
  // Date.parse reads "2025-02-30" as another day.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at - ahead
}

/** ms UTC of a time like "18:00" on a day. */
export const timeOnDay = (day: string, time: string) =>
  (startOfShopDay(day) ?? 0) + minutesOf(time) * 60_000

/** "2025-01-31" and 1 give "2025-02-01". */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** Weekday (0 is Sunday) and minutes since midnight in the shop's time zone. */
export function shopClock(at: number) {
  const there = new Date(at + ahead)
  return { weekday: there.getUTCDay(), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() }
}

/** `at` (ms UTC) as days since 1970 in the shop's time zone. */
export const dayNumber = (at: number) => Math.floor((at + ahead) / dayLength)

/** "2025-01-05" ↔ 20093. */
export const numberOfDay = (day: string) => Math.floor(Date.parse(day) / dayLength)
export const dayOfNumber = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)

/** Of a day like "2026-11-23"; 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** The day from its beginning up to that of the next one (ms UTC). */
export function dayOfShop(day: string): { from: number; until: number } {
  const from = startOfShopDay(day) ?? 0
  return { from, until: startOfShopDay(dayAfter(day, 1)) ?? from }
}
