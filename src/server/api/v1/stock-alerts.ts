import { askGuestAlert } from '#shop/stock-alerts/ask-guest-alert.ts'
import { confirmGuestAlert } from '#shop/stock-alerts/confirm-guest-alert.ts'
import { stopGuestAlerts } from '#shop/stock-alerts/stop-guest-alerts.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'

export const stockAlertHandlers = {
  async askGuestAlert(visit, { body: { productid: productId, email, website: trap = '' } }, http) {
    await askGuestAlert(visit, { productId, email, trap, address: http.address })
    return doneIn(http, 'done.alertAsked')
  },
  async confirmGuestAlert(visit, { body }, http) {
    await confirmGuestAlert(visit, body.token)
    return doneIn(http, 'done.alertConfirmed')
  },
  async stopGuestAlerts(visit, { body }, http) {
    await stopGuestAlerts(visit, body.token)
    return doneIn(http, 'done.alertsStopped')
  },
} satisfies Partial<Handlers>
