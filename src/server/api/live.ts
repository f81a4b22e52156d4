import type { Language } from '#web/messages/language.ts'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orderStates } from '#shop/order-states.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import type { OpenShop } from '../open-shop.ts'
import { encodeOrder } from '#wire/v1/buying/order.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import { sendProblem } from '../http/errors.ts'
import type { WireProblem } from '#wire/problem.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { runSubjects } from '#shop/orders/runs/run-of-order.store.ts'
import { openOrderWatch } from './order-watch.ts'
import { checkAccess } from './access.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { checked } from './register.ts'
import { orderOf } from './v1/order.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Order } from '#shop/orders/order.ts'

/** Changes with everything order tracking displays. */
const versionOf = ({ status, subtotal, redeemedPoints, arrival, hold, run }: Order) =>
  [
    status,
    subtotal,
    redeemedPoints,
    arrival?.from,
    arrival?.hours?.from,
    hold?.releasedAt,
    run?.stopsBefore,
    run?.code,
  ].join('-')

/** `data`: what its reader gets. */
type Found = { order: OrderWithReturns; data: ReturnType<typeof encodeOrder> }

/** `GET /order/{id}/live`: the order as server-sent events, now and after each change, until it is over. */
export function serveLiveOrders(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  const orders = openOrderWatch(shop)
  const open = new Map<EventStream, string>()

  /** Checked before each message: after a logout the stream ends. */
  async function lookUp(request: FastifyRequest) {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'liveOrder')
    const { params, query } = checked('liveOrder', request)
    const from = { address: clientAddress(request.ip), guestKey: cookies.guestKeyOf(request) }
    const { order, buyer } = await orderOf(visit, params.id, query.key ?? null, from)
    return { order, buyer, data: await inReadersLanguage(visit, 'order', encodeOrder(order)) }
  }

  app.get(apiBase + fileRoutes.liveOrder[1], { exposeHeadRoute: false }, async (request, reply) => {
    const first = await lookUp(request)
    const { order, buyer } = first
    // EventSource reconnects after the end of a stream; 204 tells it to stop.
    if (isOver(order) && request.headers['last-event-id'] === idOf(order))
      return reply.code(204).send()
    const name = JSON.stringify(buyer)
    const full = whyFull([...open.values()], name, request.language)
    if (full !== null) return sendProblem(reply, full)

    const stream = openEventStream(reply, () => {
      open.delete(stream)
      stop()
    })
    let said = ''
    const tell = ({ order: now, data }: Found) => {
      const id = idOf(now)
      if (id !== said) stream.say({ id, data })
      said = id
      if (isOver(now)) stream.end()
    }
    // What it follows first, so that no change after the look is missed.
    const lookAgain = async () => {
      follow([order.id, ...(await runSubjects(shop.db, order.id, shopDay(shop.now())))])
      tell(await lookUp(request))
    }
    const changed = () => void lookAgain().catch(stream.end)
    const { follow, stop } = orders.watch(changed)
    open.set(stream, name)
    tell(first)
    changed() // between the look and the watch
    return reply.send(stream.body)
  })

  app.addHook('preClose', async () => {
    orders.close()
    for (const stream of open.keys()) stream.end()
  })
}

const isOver = ({ status }: OrderWithReturns) => !orderStates[status].isOpen

const idOf = (order: OrderWithReturns) => versionOf(order)

const most = { ofOneBuyer: 8, inAll: 2000 }

/** A browser that is refused a stream polls instead. */
function whyFull(open: readonly string[], buyer: string, language: Language): WireProblem | null {
  const t = messagesIn(language, serverMessages)
  if (open.length >= most.inAll)
    return {
      statuscode: 503,
      message: t('problem.manyWatching'),
      code: 'unavailable',
    }
  if (open.filter((name) => name === buyer).length < most.ofOneBuyer) return null
  return {
    statuscode: 429,
    message: t('problem.watchedOften'),
    code: 'too_many_streams',
  }
}
