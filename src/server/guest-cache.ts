import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, packed, worthPacking } from './plugins/compression.ts'
import { savesData } from './save-data.ts'

/** A whole answer that is the same for every guest. */
export type Answer = { status: number; type: string; body: string; location?: string }

type Kept = {
  answer: Answer
  /** The body as it goes over the wire. */
  bytes: Buffer
  etag: string
  until: number
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

export type GuestCache = {
  /** Sends what is kept for this address, or what `make` gives: once for all who ask meanwhile. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Answer>,
  ) => Promise<unknown>
}

/** Said of a route: it writes nothing that guests see. */
export type WriteConfig = { quiet?: boolean }

const most = 500

/**
 * What guests see is made once and given to all for a moment (`keepFor`, milliseconds). Any write
 * through this server that is not `quiet` empties it, so that whoever changes something sees it changed; what another
 * server changes shows when the moment is over. Personal answers never come here.
 */
export function openGuestCache(app: FastifyInstance, keepFor: number): GuestCache {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Kept>>()
  let generation = 0

  const forget = () => {
    generation += 1
    kept.clear()
    underWay.clear()
  }
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload: unknown) => {
    const { quiet = method === 'GET' || method === 'HEAD' } = routeOptions.config as WriteConfig
    // Before the writer hears of it. A refused write has changed nothing.
    if (!quiet && reply.statusCode < 400) forget()
    return payload
  })

  const make = async (key: string, work: () => Promise<Answer>): Promise<Kept> => {
    const began = generation
    const answer = await work()
    const etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`
    const entry: Kept = {
      answer,
      bytes: Buffer.from(answer.body),
      etag,
      until: performance.now() + keepFor,
      packed: {},
    }
    if (began === generation && answer.status < 500 && keepFor > 0) {
      if (kept.size >= most) kept.clear()
      kept.set(key, entry)
    }
    return entry
  }

  const find = (key: string, work: () => Promise<Answer>): Promise<Kept> | Kept => {
    const known = kept.get(key)
    if (known !== undefined && known.until > performance.now()) return known
    const others = underWay.get(key)
    if (others !== undefined) return others
    const making = make(key, work).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key)
    })
    underWay.set(key, making)
    return making
  }

  return {
    async answer(request, reply, work) {
      const saving = savesData(request) ? 'saving ' : ''
      const entry = await find(`${saving}${request.host}${request.url}`, work)
      const { status, type, body, location } = entry.answer
      if (location !== undefined) return reply.redirect(location, status)
      reply
        .code(status)
        .type(type)
        .header('cache-control', 'private, no-cache')
        .header('etag', entry.etag)
      reply.header('vary', 'Cookie, Accept-Encoding, Save-Data')
      if (status === 200 && request.headers['if-none-match'] === entry.etag)
        return reply.code(304).send()
      const encoding = worthPacking(body) ? encodingFor(request.headers['accept-encoding']) : null
      if (encoding === null) return reply.send(entry.bytes)
      reply.header('content-encoding', encoding)
      return reply.send(await (entry.packed[encoding] ??= packed(body, encoding)))
    },
  }
}
