import { requirePermission } from '../permissions.ts'
import { dayLength, dayOfNumber, startOfShopDay } from '../settings/shop-day.ts'
import type { Visit } from '../visit.ts'
import { add, type DayFigures, noFigures } from './figures.ts'
import { type Comparison, type Period, periodCompared } from './period.ts'
import {
  bestSellers,
  cancelReasons,
  categoriesOf,
  daysOf,
  hoursOf,
  pointsAfter,
  slowSellers,
} from './report.store.ts'
import { zonesOf } from './zone-days.store.ts'

const maxProducts = 20
const maxReasons = 20

export type SalesReport = {
  period: Period
  /** Oldest first, including empty days. */
  days: (DayFigures & { day: number })[]
  total: DayFigures
  /** null: not compared */
  before: { period: Period; days: (DayFigures & { day: number })[]; total: DayFigures } | null
  /** Points customers hold at the end of the period. */
  pointsHeld: number
}

/** By day, with the period that it is compared with. Needs `report.read`. */
export async function salesReport(
  visit: Visit,
  period: Period,
  comparison: Comparison = 'before',
): Promise<SalesReport> {
  requirePermission(visit, 'report.read')
  const before = periodCompared(period, comparison)
  const [days, daysBefore, pointsHeld] = await Promise.all([
    allDays(visit, period),
    before && allDays(visit, before),
    pointsAfter(visit.db, period.to),
  ])
  return {
    period,
    days,
    total: totalOf(days),
    before: before &&
      daysBefore && { period: before, days: daysBefore, total: totalOf(daysBefore) },
    pointsHeld,
  }
}

async function allDays({ db }: Visit, period: Period) {
  const byDay = new Map((await daysOf(db, period)).map((one) => [one.day, one]))
  return Array.from({ length: period.to - period.from + 1 }, (_, index) => {
    const day = period.from + index
    return byDay.get(day) ?? { day, ...noFigures() }
  })
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

/** Orders placed by weekday and hour. Needs `report.read`. */
export async function hoursReport(visit: Visit, period: Period) {
  requirePermission(visit, 'report.read')
  return hoursOf(visit.db, period)
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

/** By delivery zone, without cancelled orders and before refunds. Needs `report.read`. */
export async function zonesReport(visit: Visit, period: Period) {
  requirePermission(visit, 'report.read')
  return zonesOf(visit.db, period)
}

const startOf = (day: number) => startOfShopDay(dayOfNumber(day)) ?? 0
