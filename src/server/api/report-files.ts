import { inWesternDigits } from '#web/messages/language.ts'
import type { FastifyInstance } from 'fastify'
import { periodOf } from '#shop/reports/period.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { serveCashFile } from './cash-file.ts'
import { checked } from './register.ts'
import { csvOf } from './report-table.ts'

type Parts = { shop: OpenShop; cookies: Cookies }

/** Reports, and the cash of a day, as files for those who may look at them. */
export function serveReportFiles(app: FastifyInstance, { shop, cookies }: Parts) {
  serveCashFile(app, { shop, cookies })
  app.get(apiBase + fileRoutes.adminReportFile[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminReportFile')
    const { params, query } = checked('adminReportFile', request)
    const csv = await csvOf(
      visit,
      params.report,
      periodOf(query, visit.now()),
      inWesternDigits(request.language),
    )
    return reply
      .headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${params.report}-${shopDay(visit.now())}.csv"`,
        'Cache-Control': 'private, no-store',
      })
      .send(csv)
  })
}
