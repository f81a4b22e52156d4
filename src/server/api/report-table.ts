import { paisa, toRupees } from '#shop/money.ts'
import type { Period } from '#shop/reports/period.ts'
import {
  cancellationsReport,
  categoriesReport,
  hoursReport,
  productsReport,
  salesReport,
  zonesReport,
} from '#shop/reports/sales-report.ts'
import type { Visit } from '#shop/visit.ts'
import {
  AdminCancellationsReport,
  AdminCategoriesReport,
  AdminHoursReport,
  AdminProductsReport,
  AdminSalesReport,
  AdminZonesReport,
  type ReportName,
} from '#wire/admin/office/report.schema.ts'
import type { Language } from '#web/messages/language.ts'
import { reportColumnMessages } from '#web/messages/en/server/report-columns.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { csvText } from '#wire/csv.ts'
import { encodeCategories, encodeProducts, encodeSalesReport } from '#wire/admin/office/report.ts'

type Row = Partial<Record<Column, string | number | null>>
type Column = Exclude<
  | keyof AdminSalesReport['days'][number]
  | keyof AdminCategoriesReport[number]
  | keyof AdminProductsReport['slow'][number]
  | keyof AdminCancellationsReport[number]
  | keyof AdminHoursReport[number]
  | keyof AdminZonesReport[number],
  Label
>
type Label = 'label' | 'packLabel' | 'zoneLabel'

/** Without the names that only the page shows, in the language of its reader. */
const namesIn = <Shape extends object>(shape: Shape) =>
  Object.keys(shape).filter((name) => !/label$/i.test(name)) as (Exclude<keyof Shape, Label> &
    Column)[]

const amounts = new Set([
  'goods',
  'discounts',
  'cancelledGoods',
  'soldGoods',
  'soldDelivery',
  'refunds',
  'net',
  'delivery',
  'cancelledDelivery',
  'amount',
])

/** The columns of each report, named as the API names them. */
const columnsOf: Record<ReportName, readonly Column[]> = {
  sales: namesIn(AdminSalesReport.shape.days.element.shape),
  hours: namesIn(AdminHoursReport.element.shape),
  categories: namesIn(AdminCategoriesReport.element.shape),
  zones: namesIn(AdminZonesReport.element.shape),
  best: namesIn(AdminProductsReport.shape.best.element.shape),
  slow: namesIn(AdminProductsReport.shape.slow.element.shape),
  cancellations: namesIn(AdminCancellationsReport.element.shape),
}

async function rowsOf(visit: Visit, report: ReportName, period: Period): Promise<readonly Row[]> {
  switch (report) {
    case 'sales':
      return encodeSalesReport(await salesReport(visit, period), visit.now()).days
    case 'hours':
      return hoursReport(visit, period)
    case 'categories':
      return encodeCategories(await categoriesReport(visit, period))
    case 'zones':
      return (await zonesReport(visit, period)).map((one) => ({
        ...one,
        isCounter: one.isCounter ? 1 : 0,
      }))
    case 'best':
      return encodeProducts(await productsReport(visit, period)).best
    case 'slow':
      return encodeProducts(await productsReport(visit, period)).slow
    case 'cancellations':
      return cancellationsReport(visit, period)
  }
}

/**
 * A report as CSV, amounts in rupees; formulas are marked as text. A mark in front tells spreadsheets that it is
 * UTF-8.
 */
export async function csvOf(
  visit: Visit,
  report: ReportName,
  period: Period,
  language: Language,
): Promise<string> {
  const t = messagesIn(language, reportColumnMessages)
  const columns = columnsOf[report].toSorted((a, b) => first(a) - first(b))
  const lines = (await rowsOf(visit, report, period)).map((row) =>
    columns.map((name) => (amounts.has(name) ? inRupees(row[name]) : (row[name] ?? null))),
  )
  return `\ufeff${csvText([columns.map((name) => t(`column.${name}`)), ...lines])}`
}

/** Label columns come first. */
const first = (column: string) =>
  /^(?:day|zone|isCounter|path|id|itemId|name|pack|reason|weekday|hour)$/.test(column) ? 0 : 1

const inRupees = (amount: Row[Column]) =>
  typeof amount === 'number' ? toRupees(paisa(amount)) : (amount ?? null)
