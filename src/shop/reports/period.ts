import { dayNumber, dayOfNumber, numberOfDay, startOfShopDay } from '../settings/shop-day.ts'
import { Refusal } from '../refusals.ts'

/** Day numbers of the shop, both inclusive. */
export type Period = { from: number; to: number }

const usual = 28 // days
const maxDays = 366

/**
 * Days like "2025-01-05"; default: the last 28 days. Refuses invalid dates, an end before the start, and
 * more than 366 days (`report_period`).
 */
export function periodOf(
  query: { from?: string | undefined; to?: string | undefined; days?: number | undefined },
  now: number,
): Period {
  const to = query.to === undefined ? dayNumber(now) : known(query.to)
  const from = query.from === undefined ? to - (query.days ?? usual) + 1 : known(query.from)
  if (from > to || to - from >= maxDays) throw new Refusal('report_period')
  return { from, to }
}

function known(day: string): number {
  if (startOfShopDay(day) === null) throw new Refusal('report_period')
  return numberOfDay(day)
}

/** What the figures of a period are compared with. */
export const comparisons = ['before', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** The same number of days just before it, or from the same day of last year on; null: no comparison. */
export function periodCompared({ from, to }: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null
  const length = to - from + 1
  const start = comparison === 'before' ? from - length : yearBefore(from)
  return { from: start, to: start + length - 1 }
}

/** February 29 has February 28. */
function yearBefore(day: number): number {
  const [year = '', month = '', date = ''] = dayOfNumber(day).split('-')
  const isLeap = month === '02' && date === '29'
  return numberOfDay(`${Number(year) - 1}-${month}-${isLeap ? '28' : date}`)
}
