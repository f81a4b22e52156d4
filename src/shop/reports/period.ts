import { dayNumber, numberOfDay, startOfShopDay } from '../settings/shop-day.ts'
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

/** The same number of days before it. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: from - (to - from + 1),
  to: from - 1,
})
