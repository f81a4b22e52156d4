// Pakistan keeps one clock all year, five hours ahead of UTC.
const ahead = 5 * 60 * 60_000
export const dayLength = 24 * 60 * 60_000

/** The shop's own day, "2025-01-05". */
export const shopDay = (at: number) => new Date(at + ahead).toISOString().slice(0, 10)

/** When a day of the shop begins, in milliseconds UTC; null: there is no such day. */
export function startOfShopDay(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`)
  // "2025-02-30" is read as another day.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at - ahead
}

/** So many days after a day: "2025-01-31" and 1 give "2025-02-01". */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** The day of the week there (0 is Sunday), and how many minutes of it are over. */
export function shopClock(at: number) {
  const there = new Date(at + ahead)
  return { weekday: there.getUTCDay(), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() }
}

/** Days since 1970 by the shop's clock: the day of a moment (milliseconds UTC) as a number. */
export const dayNumber = (at: number) => Math.floor((at + ahead) / dayLength)

/** The same of a day that is written, and back: "2025-01-05" is 20093. */
export const numberOfDay = (day: string) => Math.floor(Date.parse(day) / dayLength)
export const dayOfNumber = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)
