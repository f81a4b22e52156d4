import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { orderSearchOf } from '#shop/orders/office/order-filter.ts'
import { searchOrders, type OrderCursor } from '#shop/orders/office/staff-orders.store.ts'
import { channelsOf } from '#shop/orders/placing/order-channel.store.ts'
import { destinationOf } from '#shop/orders/placing/destination.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import type { Visit } from '#shop/visit.ts'
import { inWesternDigits, type Language } from '#web/messages/language.ts'
import type { Checked } from '#wire/calls.ts'
import { csvText } from '#wire/csv.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { orderTable } from './order-table.ts'
import { checked } from './register.ts'

type Parts = { shop: OpenShop; cookies: Cookies }
type Query = Checked<'adminOrderFile'>['query']

/** Streams the orders of a search as CSV, a page at a time. */
export function serveOrderFile(app: FastifyInstance, { shop, cookies }: Parts) {
  app.get(apiBase + fileRoutes.adminOrderFile[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminOrderFile')
    const { query } = checked('adminOrderFile', request)
    const name = `${query.rows === 'lines' ? 'order-lines' : 'orders'}-${shopDay(visit.now())}.csv`
    return reply
      .headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
      .send(
        Readable.from(inPieces(visit, query, inWesternDigits(request.language)), {
          objectMode: false,
        }),
      )
  })
}

const perPiece = 100

/** With a mark in front by which spreadsheets know UTF-8. */
async function* inPieces({ db, now }: Visit, query: Query, language: Language) {
  const ids = query.id === undefined ? undefined : [query.id].flat()
  const search = { ...orderSearchOf(query, now()), ids }
  const zones = await activeZones(db)
  const table = orderTable(language, query.rows ?? 'orders')
  yield `\ufeff${csvText([table.headings])}`
  let after: OrderCursor | null = null
  do {
    const { orders, next }: Awaited<ReturnType<typeof searchOrders>> = await searchOrders(db, search, after, perPiece) // prettier-ignore
    const channels = await channelsOf(db, orders.map(({ id }) => id)) // prettier-ignore
    const exported = orders.map((order) => ({
      ...order,
      destination: destinationOf(order, zones).zone,
      channel: channels.get(order.id) ?? ('online' as const),
    }))
    if (orders.length > 0) yield csvText(table.rows(exported))
    after = next
  } while (after !== null)
}
