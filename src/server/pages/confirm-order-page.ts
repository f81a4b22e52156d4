import type { FastifyInstance } from 'fastify'
import { confirmByLink, readConfirmation } from '#shop/orders/holds/release-hold.ts'
import { isOnHold } from '#shop/order-states.ts'
import { type BookedOrder, referenceOf } from '#shop/orders/order.ts'
import type { ConfirmationFacts } from '#web/confirm-order.tsx'
import { confirmOrderPath } from '#web/app/confirm-order-path.ts'
import { addPlainForm } from '../forms/plain-form.ts'
import { type MailedPageParts, serveMailedPage } from './mailed-page.ts'

/** The page where a customer confirms an order before it is packed. */
export function serveConfirmOrder(app: FastifyInstance, parts: MailedPageParts) {
  const { shop, pages } = parts
  serveMailedPage(app, parts, {
    path: confirmOrderPath(),
    read: async (token) => factsOf(await readConfirmation(shop.db, token), token),
    render: ({ facts: order, ...page }, context) =>
      pages.renderConfirmOrder({ ...page, order }, context),
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
