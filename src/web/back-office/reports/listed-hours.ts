import { closingMinutes } from '#shop/settings/opening.ts'
import { minutesOf } from '#shop/settings/time-of-day.ts'

type Hours = { open: string; close: string }

/**
 * Hours of the day from the first to the last of `used`, without those in which the shop is closed and nobody ordered.
 * No opening hours: all.
 */
export function listedHours(used: readonly number[], opening: readonly Hours[]): number[] {
  const [first, last] = [Math.min(...used), Math.max(...used)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (hour) =>
      used.includes(hour) || opening.length === 0 || opening.some((hours) => isWithin(hour, hours)),
  )
}

/** Part of the hour is enough; hours past midnight belong to the next morning. */
const isWithin = (hour: number, hours: Hours) =>
  [hour, hour + 24].some(
    (one) => one * 60 < closingMinutes(hours) && (one + 1) * 60 > minutesOf(hours.open),
  )
