import type { FastifyInstance } from 'fastify'
import { askGuestAlert } from '#shop/stock-alerts/ask-guest-alert.ts'
import { confirmGuestAlert } from '#shop/stock-alerts/confirm-guest-alert.ts'
import { stopGuestAlerts } from '#shop/stock-alerts/stop-guest-alerts.ts'
import { paths } from '#web/app/paths.ts'
import type { OpenShop } from '../open-shop.ts'
import { addPlainForm } from './plain-form.ts'
import { clientAddress } from '../http/client-address.ts'
import { type Cookies, visitFor } from '../http/visits.ts'

/** Stock alerts of guests: the request form, and the forms behind its mailed links. */
export function addStockAlertForms(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  addPlainForm(app, {
    page: paths.notifyMe(),
    async take(request, { fields: { product = '', email = '', website: trap = '' } }) {
      const visit = await visitFor(shop, cookies, request)
      const address = clientAddress(request.ip)
      await askGuestAlert(visit, { productId: product, email, trap, address })
      return paths.notifyMe({ number: product, sent: 'yes' })
    },
    refused(problem, { product, email = '' }, reply) {
      cookies.setTyped(reply, paths.notifyMe(), { email })
      return paths.notifyMe({ number: product, problem })
    },
  })
  addPlainForm(app, {
    page: paths.confirmStockAlert(),
    async take(request, { fields: { token = '' } }) {
      await confirmGuestAlert(await visitFor(shop, cookies, request), token)
      return paths.confirmStockAlert({ done: 'yes' })
    },
    // Without the token, the page says that the link is no longer valid.
    refused: () => paths.confirmStockAlert(),
  })
  addPlainForm(app, {
    page: paths.stopStockAlerts(),
    async take(request, { fields: { token = '' } }) {
      await stopGuestAlerts(await visitFor(shop, cookies, request), token)
      return paths.stopStockAlerts({ done: 'yes' })
    },
    refused: () => paths.stopStockAlerts(),
  })
}
