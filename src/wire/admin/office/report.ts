import { type DayFigures, goodsSold, netOf, soldOf } from '#shop/reports/figures.ts'
import type { CategorySales, ProductSales, SlowProduct } from '#shop/reports/report.store.ts'
import type { SalesReport } from '#shop/reports/sales-report.ts'
import { dayOfNumber, shopDay } from '#shop/settings/shop-day.ts'
import { worth } from '#shop/loyalty/points.ts'
import type {
  AdminCategoriesReport,
  AdminProductsReport,
  AdminSalesReport,
  SalesFigures,
} from './report.schema.ts'

const encodeFigures = (figures: DayFigures): SalesFigures => ({
  ...figures,
  ...soldOf(figures),
  net: netOf(figures),
})

/** `at`: when it is read (milliseconds UTC). */
export const encodeSalesReport = (report: SalesReport, at: number): AdminSalesReport => ({
  from: dayOfNumber(report.period.from),
  to: dayOfNumber(report.period.to),
  today: shopDay(at),
  days: encodeDays(report.days),
  total: encodeFigures(report.total),
  before: report.before && {
    from: dayOfNumber(report.before.period.from),
    to: dayOfNumber(report.before.period.to),
    days: encodeDays(report.before.days),
    total: encodeFigures(report.before.total),
  },
  pointsHeld: { points: report.pointsHeld, worth: worth(report.pointsHeld) },
})

const encodeDays = (days: SalesReport['days']) =>
  days.map(({ day, ...figures }) => ({ day: dayOfNumber(day), ...encodeFigures(figures) }))

export const encodeCategories = (found: readonly CategorySales[]): AdminCategoriesReport =>
  found.map(({ name, ...one }) => ({ ...one, name: name ?? one.path, ...goodsSold(one) }))

export const encodeProducts = (found: {
  best: readonly ProductSales[]
  slow: readonly SlowProduct[]
}): AdminProductsReport => ({
  best: found.best.map(({ number: itemId, ...one }) => ({ ...one, itemId, ...goodsSold(one) })),
  slow: found.slow.map(({ number: itemId, ...one }) => ({ ...one, itemId })),
})
