import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { type AnswerStore, openAnswerStore } from './answer-store.ts'
import { encodingFor, packed, worthPacking } from './plugins/compression.ts'
import { variesBy } from './plugins/languages.ts'
import { overloaded } from './plugins/errors.ts'

/** A whole answer that is the same for every guest. */
export type Answer = { status: number; type: string; body: string; location?: string }

type Ready = Omit<Answer, 'body'> & {
  /** The body as it is sent. */
  bytes: Buffer
  etag: string
  /** The same for all answers of the same bytes; `size` of those that are there. */
  packed: { size: number } & Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

/** When an answer was begun: the time, and how many changes there had been. */
type Moment = { at: number; changes: number; sales: number }
type Stored = Ready & { made: Moment }

export type GuestCache = {
  /**
   * Sends what is stored under this key, or what `make` gives: once for all who ask meanwhile. The
   * key names everything that the answer depends on; null: an address of which nothing is stored.
   */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: () => Promise<Answer>,
  ) => Promise<unknown>
}

/** What happens without a change of what guests see. */
const unseen: readonly EventKind[] = [
  'account.created',
  'customer.approved',
  'customer.disapproved',
  'message.read',
  'message.unread',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.points-redeemed',
  'return.requested',
  'return.refused',
  'staff.changed',
]

/** Many a second, on a busy day; of what guests see they change how much of a product there is. */
const sales: readonly EventKind[] = ['order.placed', 'order.cancelled', 'return.accepted']

const mostBytes = 64 * 1024 * 1024
const mostUnderWay = 500

/** From this part of its time on, an answer is made anew while the old one is still given. */
const refreshFrom = 0.7

type Times = {
  /** how long an answer is used */
  cacheFor: number
  /** how old it may be where somebody else has bought what it shows */
  staleFor: number
  now?: () => number
}

/**
 * Answers for guests are cached for `cacheFor` milliseconds and shared, and not used after an event that
 * changes what they see. Only after an order an answer from before is used until it is `staleFor`
 * milliseconds old, so that many orders a second do not make every page anew for each of them. Whoever
 * orders has a session or an order's key, and is never answered from here.
 */
export function openGuestCache(
  app: FastifyInstance,
  events: Pick<EventFeed, 'subscribe'>,
  { cacheFor, staleFor, now = () => performance.now() }: Times,
): GuestCache {
  const store = openAnswerStore<Stored>({ mostBytes, cacheFor, now })
  const underWay = new Map<string, { making: Promise<Stored>; made: Moment }>()
  const count = { changes: 0, sales: 0 }
  const isUsable = ({ made }: { made: Moment }) =>
    made.changes === count.changes && (made.sales === count.sales || now() - made.at < staleFor)

  const sweeping = setInterval(store.sweep, Math.max(cacheFor, 1000)).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  const unsubscribe = events.subscribe(({ kind }) => {
    if (sales.includes(kind)) count.sales += 1
    else if (!unseen.includes(kind)) count.changes += 1
  })
  app.addHook('onClose', async () => unsubscribe())

  const makeAndStore = async (
    key: string,
    made: Moment,
    make: () => Promise<Answer>,
  ): Promise<Stored> => {
    const fresh = readyOf(await make())
    const before = store.get(key)
    // The same bytes need not be compressed again.
    const ready = { ...(before?.etag === fresh.etag ? before : fresh), made }
    if (ready.status === 200 && isUsable(ready))
      store.set(key, ready, ready.bytes.length + ready.packed.size)
    return ready
  }

  const begin = (key: string, make: () => Promise<Answer>): Promise<Stored> => {
    if (underWay.size >= mostUnderWay) throw overloaded
    const made = { at: now(), ...count }
    const making = makeAndStore(key, made, make).finally(() => {
      if (underWay.get(key)?.making === making) underWay.delete(key)
    })
    underWay.set(key, { making, made })
    return making
  }

  const find = (key: string, make: () => Promise<Answer>): Promise<Stored> | Stored => {
    const stored = store.get(key)
    const another = underWay.get(key)
    if (stored !== undefined && isUsable(stored)) {
      const isOld = now() - stored.made.at > refreshFrom * cacheFor
      // If it fails, whoever comes after the old one's time is told.
      if (isOld && another === undefined && underWay.size < mostUnderWay)
        begin(key, make).catch(() => undefined)
      return stored
    }
    return another !== undefined && isUsable(another) ? another.making : begin(key, make)
  }

  return {
    async answer(request, reply, key, make) {
      const ready = key === null ? readyOf(await make()) : await find(key, make)
      const { status, type, bytes, etag, location } = ready
      if (location !== undefined) return reply.redirect(location, status)
      reply
        .code(status)
        .type(type)
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('vary', `${variesBy}, Accept-Encoding, Save-Data`)
      if (status === 503) reply.header('retry-after', '2')
      if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
      const encoding = worthPacking(bytes) ? encodingFor(request.headers['accept-encoding']) : null
      if (encoding === null) return reply.send(bytes)
      reply.header('content-encoding', encoding)
      return reply.send(await pack(store, key, ready, encoding))
    },
  }
}

/** Compresses the body once; a stored answer keeps the result. */
async function pack(
  store: AnswerStore<Stored>,
  key: string | null,
  ready: Ready | Stored,
  encoding: 'br' | 'gzip',
) {
  const known = ready.packed[encoding]
  if (known !== undefined) return known
  const packing = (ready.packed[encoding] = packed(ready.bytes, encoding))
  const { length } = await packing
  ready.packed.size += length
  if (key !== null && 'made' in ready) store.grow(key, ready, length)
  return packing
}

function readyOf({ body, ...answer }: Answer): Ready {
  const bytes = Buffer.from(body)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { ...answer, bytes, etag, packed: { size: 0 } }
}
