import type { FastifyInstance } from 'fastify'
import { stopListReminder } from '#shop/ration-lists/stop-list-reminder.ts'
import { listPaths } from '#web/app/list-paths.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import type { OpenShop } from '../open-shop.ts'
import { addPlainForm } from './plain-form.ts'

/** The form behind the link of a list's reminder. */
export function addListForms(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  addPlainForm(app, {
    page: listPaths.stopReminder(),
    async take(request, { fields: { token = '' } }) {
      await stopListReminder(await visitFor(shop, cookies, request), token)
      return listPaths.stopReminder({ done: 'yes' })
    },
    refused: () => listPaths.stopReminder(),
  })
}
