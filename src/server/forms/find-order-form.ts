import type { FastifyInstance } from 'fastify'
import { findOrderByPhone } from '#shop/orders/guests/find-order-by-phone.ts'
import { paths } from '#web/app/paths.ts'
import type { OpenShop } from '../open-shop.ts'
import { clientAddress } from '../http/client-address.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { addPlainForm } from './plain-form.ts'

/** The search for an order by its number and phone. */
export const addFindOrderForm = (app: FastifyInstance, shop: OpenShop, cookies: Cookies) =>
  addPlainForm(app, {
    page: paths.findOrder(),
    async take(request, { fields: { number = '', phone = '' } }) {
      const visit = await visitFor(shop, cookies, request)
      const typed = { number, phone }
      return paths.trackOrder(await findOrderByPhone(visit, typed, clientAddress(request.ip)))
    },
    refused(problem, { number = '', phone = '' }, reply) {
      cookies.setTyped(reply, paths.findOrder(), { number, phone })
      return paths.findOrder({ problem })
    },
  })
