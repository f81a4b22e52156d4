import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { shopDay } from '#shop/settings/shop-day.ts'
import { listTexts, type ShopText, type TextSearch } from '#shop/translating/texts-of-shop.store.ts'
import type { Visit } from '#shop/visit.ts'
import { csvText } from '#wire/csv.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { checked } from './register.ts'

type Parts = { shop: OpenShop; cookies: Cookies }

/** Streams the texts of the shop with their Urdu as CSV, some at a time. */
export function serveTranslationList(app: FastifyInstance, { shop, cookies }: Parts) {
  app.get(apiBase + fileRoutes.adminTranslationList[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminTranslationList')
    const { kind = null, state = null } = checked('adminTranslationList', request).query
    const name = `translations-${shopDay(visit.now())}.csv`
    return reply
      .headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
      .send(Readable.from(inPieces(visit, { kind, state, text: '' }), { objectMode: false }))
  })
}

const perPiece = 500

/** With a mark in front by which spreadsheets know UTF-8. */
async function* inPieces({ db }: Visit, search: TextSearch) {
  yield `\ufeff${csvText([['english', 'urdu']])}`
  for (let after = ''; ;) {
    const found: ShopText[] = await listTexts(db, search, { limit: perPiece, after })
    if (found.length > 0) yield csvText(found.map(({ english, urdu }) => [english, urdu]))
    if (found.length < perPiece) return
    after = found.at(-1)?.english ?? ''
  }
}
