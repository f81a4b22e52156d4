import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RecordedEvent } from '#shop/events/event.ts'
import { eventTraits } from '#shop/events/event-kinds.ts'
import { can } from '#shop/permissions.ts'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { liveAreas, type LiveOffice } from '#wire/admin/office/live.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop, OpenVisit } from '../open-shop.ts'
import { sendProblem } from '../http/errors.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { checked } from './register.ts'

const pause = 1000 // milliseconds between two messages
const most = { ofOnePerson: 8, inAll: 500 }
const maxPlaced = 20

type Parts = { shop: OpenShop; cookies: Cookies }
type Follower = { accountId: string; note: (event: RecordedEvent) => void }

/** `GET /admin/live`: changes as server-sent events, at most one a second; ids only. */
export function serveLiveOffice(app: FastifyInstance, { shop, cookies }: Parts) {
  const open = new Map<EventStream, Follower>()

  /** Checked before each message, because permissions may have been revoked. */
  async function lookUp(request: FastifyRequest) {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminLive')
    checked('adminLive', request)
    return visit
  }

  app.get(apiBase + fileRoutes.adminLive[1], { exposeHeadRoute: false }, async (request, reply) => {
    const visit = await lookUp(request)
    const accountId = visit.account?.id ?? ''
    const own = [...open.values()].filter((one) => one.accountId === accountId)
    if (own.length >= most.ofOnePerson || open.size >= most.inAll)
      return sendProblem(reply, {
        statuscode: 429,
        message: messagesIn(request.language, serverMessages)('problem.officeOften'),
        code: 'too_many_streams',
      })
    const stream = openEventStream(reply, () => {
      open.delete(stream)
      waiting.stop()
    })
    const waiting = inBatches((events) =>
      lookUp(request).then((now) => {
        const data = newsOf(now, events)
        if (data !== null) stream.say({ id: String(events.at(-1)?.seq), data })
      }, stream.end),
    )
    open.set(stream, { accountId, note: waiting.note })
    return reply.send(stream.body)
  })

  const stopListening = shop.events.subscribe((event) => {
    for (const { note } of open.values()) note(event)
  })
  app.addHook('preClose', async () => {
    stopListening()
    for (const stream of open.keys()) stream.end()
  })
}

/** Batches changes: the first is sent at once, later ones after a pause. */
function inBatches(say: (events: readonly RecordedEvent[]) => Promise<void>) {
  let events: RecordedEvent[] = []
  let timer: NodeJS.Timeout | undefined
  const handOn = () => {
    timer = undefined
    if (events.length === 0) return
    const some = events
    events = []
    timer = setTimeout(handOn, pause)
    void say(some)
  }
  return {
    note(event: RecordedEvent) {
      events.push(event)
      timer ??= setTimeout(handOn, 0)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The part that the role may read; null: none. */
function newsOf(visit: OpenVisit, events: readonly RecordedEvent[]): LiveOffice | null {
  const seen = events.flatMap(({ kind, subject, actor }) => {
    const area = liveAreas.find((one) => one === eventTraits[kind].area)
    return area !== undefined && can(visit, `${area}.read`) ? [{ area, kind, subject, actor }] : []
  })
  if (seen.length === 0) return null
  // An order that the reader entered is no news to them.
  const placed = seen.filter(
    ({ kind, actor }) => kind === 'order.placed' && actor !== visit.account?.id,
  )
  return {
    changed: liveAreas.filter((area) => seen.some((one) => one.area === area)),
    placed: placed.length,
    orders: placed.slice(-maxPlaced).map(({ subject }) => subject),
  }
}
