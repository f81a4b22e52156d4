import type { FastifyInstance } from 'fastify'
import { entriesBetween } from '#shop/cash/cash-of-day.store.ts'
import { toRupees } from '#shop/money.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { dayOfShop, shopDay } from '#shop/settings/shop-day.ts'
import type { Visit } from '#shop/visit.ts'
import { backOfficeCashMessages } from '#web/messages/en/back-office/orders/cash.ts'
import { cashEntryText } from '#web/messages/cash-entry-text.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { csvText } from '#wire/csv.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import { time } from '#wire/time.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { checked } from './register.ts'

type Parts = { shop: OpenShop; cookies: Cookies }

/** The entries of a day as CSV, drawer by drawer. */
export function serveCashFile(app: FastifyInstance, { shop, cookies }: Parts) {
  app.get(apiBase + fileRoutes.adminCashFile[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminCashFile')
    const day = checked('adminCashFile', request).query.day ?? shopDay(visit.now())
    return reply
      .headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="cash-${day}.csv"`,
        'Cache-Control': 'private, no-store',
      })
      .send(await csvOf(visit, day, request.language))
  })
}

const columns = ['person', 'drawer', 'at', 'kind', 'method', 'amount', 'balance', 'order', 'note', 'by'] as const // prettier-ignore

/** With a mark in front by which spreadsheets know UTF-8. */
async function csvOf({ db }: Visit, day: string, language: Language): Promise<string> {
  const t = messagesIn(language, backOfficeCashMessages)
  const entries = await entriesBetween(db, dayOfShop(day))
  const rows = entries.map((one) => [
    one.holder,
    one.drawerId,
    time(one.at),
    cashEntryText(t, one),
    t(`method.${one.method}`),
    toRupees(one.amount),
    toRupees(one.balanceAfter),
    one.orderId === null ? null : referenceOf({ id: one.orderId }),
    one.note,
    one.by,
  ])
  return `\ufeff${csvText([columns.map((name) => t(`column.${name}`)), ...rows])}`
}
