import { z } from 'zod'
import { comparisons } from '#shop/reports/period.ts'
import { type CallSchema, data, type FileSchema } from '../../call-schema.ts'
import {
  AdminCancellationsReport,
  AdminCategoriesReport,
  AdminHoursReport,
  AdminProductsReport,
  AdminSalesReport,
  AdminZonesReport,
  PeriodQuery,
  reportNames,
} from './report.schema.ts'

export const reportCalls = {
  adminSalesReport: {
    route: 'GET /admin/reports/sales',
    access: 'report.read',
    summary: 'Get sales of a period by day, and of the period that it is compared with',
    query: PeriodQuery.extend({
      compare: z
        .enum(comparisons)
        .optional()
        .describe('the same number of days just before (default), a year before, or none'),
    }),
    answer: data(AdminSalesReport),
  },
  adminCategoriesReport: {
    route: 'GET /admin/reports/categories',
    access: 'report.read',
    summary: 'Get sales of a period by main category',
    query: PeriodQuery,
    answer: data(AdminCategoriesReport),
  },
  adminZonesReport: {
    route: 'GET /admin/reports/zones',
    access: 'report.read',
    summary: 'Get the orders of a period by delivery zone',
    query: PeriodQuery,
    answer: data(AdminZonesReport),
  },
  adminHoursReport: {
    route: 'GET /admin/reports/hours',
    access: 'report.read',
    summary: 'Get the orders of a period by weekday and hour',
    query: PeriodQuery,
    answer: data(AdminHoursReport),
  },
  adminProductsReport: {
    route: 'GET /admin/reports/products',
    access: 'report.read',
    summary: 'Get the best and worst sellers of a period',
    query: PeriodQuery,
    answer: data(AdminProductsReport),
  },
  adminCancellationsReport: {
    route: 'GET /admin/reports/cancellations',
    access: 'report.read',
    summary: 'Get cancellations of a period by reason',
    query: PeriodQuery,
    answer: data(AdminCancellationsReport),
  },
} as const satisfies Record<string, CallSchema>

export const reportFiles = {
  adminReportFile: {
    route: 'GET /admin/reports/:report/csv',
    access: 'report.read',
    summary: 'Export a report as CSV; amounts in rupees',
    params: z.object({ report: z.enum(reportNames) }),
    query: PeriodQuery,
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>
