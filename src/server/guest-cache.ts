import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EventKind } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openAnswerStore } from './answer-store.ts'
import { encodingFor, packed, worthPacking } from './plugins/compression.ts'
import { variesBy } from './plugins/languages.ts'
import { overloaded } from './plugins/errors.ts'

/** A whole answer that is the same for every guest. */
export type Answer = { status: number; type: string; body: string; location?: string }

type Ready = Omit<Answer, 'body'> & {
  /** The body as it goes over the wire. */
  bytes: Buffer
  etag: string
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

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

const mostBytes = 64 * 1024 * 1024
const mostUnderWay = 500

/**
 * Answers for guests are cached for `cacheFor` milliseconds and shared. An event that
 * changes what they see empties it, at once in the process that caused it. Personal answers never come
 * here.
 */
export function openGuestCache(
  app: FastifyInstance,
  events: Pick<EventFeed, 'subscribe'>,
  cacheFor: number,
): GuestCache {
  const store = openAnswerStore<Ready>({ mostBytes, cacheFor })
  const underWay = new Map<string, Promise<Ready>>()
  let generation = 0

  const forget = () => {
    generation += 1
    store.clear()
    underWay.clear()
  }
  const sweeping = setInterval(store.sweep, Math.max(cacheFor, 1000)).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  const unsubscribe = events.subscribe(({ kind }) => {
    if (!unseen.includes(kind)) forget()
  })
  app.addHook('onClose', async () => unsubscribe())

  const makeAndStore = async (key: string, make: () => Promise<Answer>): Promise<Ready> => {
    const began = generation
    const ready = readyOf(await make())
    if (began === generation && ready.status === 200) store.set(key, ready, ready.bytes.length)
    return ready
  }

  const find = (key: string, make: () => Promise<Answer>): Promise<Ready> | Ready => {
    const found = store.get(key) ?? underWay.get(key)
    if (found !== undefined) return found
    if (underWay.size >= mostUnderWay) throw overloaded
    const making = makeAndStore(key, make).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key)
    })
    underWay.set(key, making)
    return making
  }

  const pack = async (key: string | null, ready: Ready, encoding: 'br' | 'gzip') => {
    const known = ready.packed[encoding]
    if (known !== undefined) return known
    const packing = (ready.packed[encoding] = packed(ready.bytes, encoding))
    if (key !== null) store.grow(key, ready, (await packing).length)
    return packing
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
      return reply.send(await pack(key, ready, encoding))
    },
  }
}

const readyOf = ({ body, ...answer }: Answer): Ready => ({
  ...answer,
  bytes: Buffer.from(body),
  etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
  packed: {},
})
