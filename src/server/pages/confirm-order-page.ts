import type { FastifyInstance } from 'fastify'
import { confirmByLink, readConfirmation } from '#shop/orders/holds/release-hold.ts'
import { isOnHold } from '#shop/order-states.ts'
import { type BookedOrder, referenceOf } from '#shop/orders/order.ts'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { ConfirmationFacts } from '#web/confirm-order.tsx'
import { confirmOrderPath } from '#web/app/confirm-order-path.ts'
import { codeIn } from '#web/messages/code-in.ts'
import { addPlainForm } from '../forms/plain-form.ts'
import { originOf } from '../http/hosts.ts'
import { variesBy } from '../http/languages.ts'
import type { Pages } from '../load-pages.ts'
import type { OpenShop } from '../open-shop.ts'
import type { DisplayedBranding } from './displayed-branding.ts'

type Parts = {
  shop: OpenShop
  pages: Pages
  branding: DisplayedBranding
  publicUrl: string | null
}

/**
 * The page where a customer confirms an order before it is packed. Opened by a link without login and scripts;
 * opening changes nothing, because mail scanners open links too.
 */
export function serveConfirmOrder(app: FastifyInstance, parts: Parts) {
  const { shop, pages, branding, publicUrl } = parts
  type Query = { token?: unknown; problem?: unknown }
  app.get<{ Querystring: Query }>(confirmOrderPath(), async (request, reply) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const token = text(request.query.token)
    const order = await readConfirmation(shop.db, token).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    const { language } = request
    const html = pages.renderConfirmOrder(
      {
        shop: await readSettings(shop.db),
        order: order && factsOf(order, token),
        problem: codeIn(language, text(request.query.problem)) ?? null,
      },
      { language, origin: originOf(request, publicUrl), branding: await branding() },
    )
    return reply
      .code(order === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
      .header('Vary', variesBy)
      .send(html)
  })
  addPlainForm(app, {
    page: confirmOrderPath(),
    async take(_, { fields: { token = '' } }) {
      await confirmByLink(shop, token)
      return confirmOrderPath({ token })
    },
    refused: (problem, { token }) => confirmOrderPath({ token, problem }),
  })
}

const factsOf = (order: BookedOrder, token: string): ConfirmationFacts => ({
  token,
  state: isOnHold(order) ? 'open' : order.status === 'cancelled' ? 'over' : 'confirmed',
  reference: referenceOf(order),
  total: order.total,
  isPickup: order.pickup !== undefined,
  arrival: order.arrival,
})
