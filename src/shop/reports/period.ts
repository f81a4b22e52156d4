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
  asked: { from?: string | undefined; to?: string | undefined; days?: number | undefined },
  now: number,
): Period {
  const to = asked.to === undefined ? dayNumber(now) : known(asked.to)
  const from = asked.from === undefined ? to - (asked.days ?? usual) + 1 : known(asked.from)
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
