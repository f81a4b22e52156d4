import { requirePermission } from '../permissions.ts'
import { dayLength, dayOfNumber, startOfShopDay } from '../settings/shop-day.ts'
import type { Visit } from '../visit.ts'
import { add, type DayFigures, noFigures } from './figures.ts'
import { type Period, periodBefore } from './period.ts'
import {
  bestSellers,
  cancelReasons,
  categoriesOf,
  daysOf,
  pointsAfter,
  slowSellers,
} from './report.store.ts'

const maxProducts = 20
const maxReasons = 20

export type SalesReport = {
  period: Period
  /** Oldest first, including empty days. */
  days: (DayFigures & { day: number })[]
  total: DayFigures
  before: Period
  totalBefore: DayFigures
  /** Points customers hold at the end of the period. */
  pointsHeld: number
}

/** By day, with the period before. Needs `report.read`. */
export async function salesReport(visit: Visit, period: Period): Promise<SalesReport> {
  requirePermission(visit, 'report.read')
  const before = periodBefore(period)
  const [found, pointsHeld] = await Promise.all([
    daysOf(visit.db, { from: before.from, to: period.to }),
    pointsAfter(visit.db, period.to),
  ])
  const byDay = new Map(found.map((one) => [one.day, one]))
  const days = Array.from({ length: period.to - period.from + 1 }, (_, index) => {
    const day = period.from + index
    return byDay.get(day) ?? { day, ...noFigures() }
  })
  return {
    period,
    days,
    total: totalOf(days),
    before,
    totalBefore: totalOf(found.filter(({ day }) => day < period.from)),
    pointsHeld,
  }
}

function totalOf(days: readonly (DayFigures & { day: number })[]): DayFigures {
  const total = noFigures()
  for (const { day: _, ...figures } of days) add(total, figures)
  return total
}

/** By main category. Needs `report.read`. */
export async function categoriesReport(visit: Visit, period: Period) {
  requirePermission(visit, 'report.read')
  return categoriesOf(visit.db, period)
}

/** Best sellers, and slowest of the products on sale all the time. Needs `report.read`. */
export async function productsReport(visit: Visit, period: Period) {
  requirePermission(visit, 'report.read')
  const [best, slow] = await Promise.all([
    bestSellers(visit.db, period, maxProducts),
    slowSellers(visit.db, period, startOf(period.from), maxProducts),
  ])
  return { best, slow }
}

/** Needs `report.read`. */
export async function cancellationsReport(visit: Visit, period: Period) {
  requirePermission(visit, 'report.read')
  return cancelReasons(visit.db, startOf(period.from), startOf(period.to) + dayLength, maxReasons)
}

const startOf = (day: number) => startOfShopDay(dayOfNumber(day)) ?? 0
