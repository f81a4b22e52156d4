import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#shop/catalogue/export/export-list.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import type { Visit } from '#shop/visit.ts'
import { csvText } from '#wire/csv.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'

type Parts = { shop: OpenShop; cookies: Cookies }

/** Streams all products as CSV, so a large catalogue blocks no request. */
export function serveProductList(app: FastifyInstance, { shop, cookies }: Parts) {
  app.get(apiBase + fileRoutes.adminProductList[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminProductList')
    return reply
      .headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="products-${shopDay(visit.now())}.csv"`,
        'Cache-Control': 'private, no-store',
      })
      .send(Readable.from(inPieces(visit), { objectMode: false }))
  })
}

/** With a mark in front by which spreadsheets know UTF-8. */
async function* inPieces(visit: Visit) {
  yield '\ufeff'
  for await (const rows of exportList(visit)) yield csvText(rows)
}
