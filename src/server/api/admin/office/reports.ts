import { periodOf } from '#shop/reports/period.ts'
import {
  cancellationsReport,
  categoriesReport,
  hoursReport,
  productsReport,
  salesReport,
  zonesReport,
} from '#shop/reports/sales-report.ts'
import { encodeCategories, encodeProducts, encodeSalesReport } from '#wire/admin/office/report.ts'
import type { Handlers } from '../../handler.ts'

export const reportHandlers = {
  adminSalesReport: async (visit, { query }) => ({
    data: encodeSalesReport(
      await salesReport(visit, periodOf(query, visit.now()), query.compare),
      visit.now(),
    ),
  }),
  adminCategoriesReport: async (visit, { query }) => ({
    data: encodeCategories(await categoriesReport(visit, periodOf(query, visit.now()))),
  }),
  adminZonesReport: async (visit, { query }) => ({
    data: await zonesReport(visit, periodOf(query, visit.now())),
  }),
  adminHoursReport: async (visit, { query }) => ({
    data: await hoursReport(visit, periodOf(query, visit.now())),
  }),
  adminProductsReport: async (visit, { query }) => ({
    data: encodeProducts(await productsReport(visit, periodOf(query, visit.now()))),
  }),
  adminCancellationsReport: async (visit, { query }) => ({
    data: await cancellationsReport(visit, periodOf(query, visit.now())),
  }),
} satisfies Partial<Handlers>
