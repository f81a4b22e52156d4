import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Freshness } from './freshness.ts'
import type { Reads } from './reads.ts'
import { type Demand, openAnswerCache, type Times } from './answer-cache.ts'
import { encodingFor, packed, worthPacking } from '../http/compression.ts'
import { variesBy } from '../http/languages.ts'

/** A whole answer that is the same for every guest. */
export type Answer = { status: number; type: string; body: string; location?: string }

type Ready = Omit<Answer, 'body'> & {
  /** The uncompressed body. */
  bytes: Buffer
  etag: string
  /** Compressed bodies, shared by all answers with the same bytes; `size` of all of them. */
  packed: { size: number } & Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

export type GuestCache = {
  /**
   * Sends the cached answer of this key, or the result of `make`, which concurrent guests share. The key
   * contains everything that the answer depends on; null: not cached, and `make` gets no reads and no demand.
   */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: (reads: Reads | null, demand: Demand | null) => Promise<Answer>,
  ) => Promise<unknown>
  /** The same for all accounts with the same prices. The browser stores no copy. */
  answerAccount: (
    reply: FastifyReply,
    page: { key: string; accountId: string; accepted: string | undefined },
    make: (reads: Reads) => Promise<Answer>,
  ) => Promise<unknown>
}

const maxBytes = 64 * 1024 * 1024
/**
 * Caches answers that all guests share, and product lists that all accounts with the same prices share
 * (answer-cache.ts). Answers for one person are never cached here.
 */
export function openGuestCache(
  app: FastifyInstance,
  freshness: Freshness,
  times: Times,
): GuestCache {
  const answers = openAnswerCache<Ready>(app, freshness, { ...times, maxBytes })

  const find = (
    key: string,
    make: (reads: Reads, demand: Demand) => Promise<Answer>,
    accountId?: string,
  ) =>
    answers.find(
      key,
      async (before, reads, demand) => {
        const fresh = readyOf(await make(reads, demand))
        // Reuses the compressed body of the same bytes.
        const value = before?.etag === fresh.etag ? before : fresh
        const bytes = value.status === 200 ? value.bytes.length + value.packed.size : null
        return { value, bytes }
      },
      accountId,
    )

  /** The body in the encoding that the client accepts. */
  const bodyFor = async (
    reply: FastifyReply,
    accepted: string | undefined,
    ready: Ready,
    onGrown: (by: number) => void,
  ) => {
    const encoding = worthPacking(ready.bytes) ? encodingFor(accepted) : null
    if (encoding === null) return ready.bytes
    reply.header('content-encoding', encoding)
    return pack(ready, encoding, onGrown)
  }

  return {
    async answer(request, reply, key, make) {
      const cached = key === null ? null : await find(key, make)
      if (key !== null && cached !== null) request.isFresh = () => answers.isFresh(key, cached)
      const ready = cached?.value ?? readyOf(await make(null, null))
      const { status, type, etag, location } = ready
      if (location !== undefined) return reply.redirect(location, status)
      reply
        .code(status)
        .type(type)
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('vary', `${variesBy}, Accept-Encoding, Save-Data`)
      if (status === 503) reply.header('retry-after', '2')
      if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
      const onGrown = (by: number) => cached && answers.grow(key ?? '', cached, by)
      return reply.send(await bodyFor(reply, request.headers['accept-encoding'], ready, onGrown))
    },

    async answerAccount(reply, { key, accountId, accepted }, make) {
      const cached = await find(key, make, accountId)
      reply
        .type(cached.value.type)
        .header('cache-control', 'private, no-store')
        .header('vary', `${variesBy}, Accept-Encoding`)
      const onGrown = (by: number) => answers.grow(key, cached, by)
      return reply.send(await bodyFor(reply, accepted, cached.value, onGrown))
    },
  }
}

/** Compresses the body once; a stored answer keeps the result. */
async function pack(ready: Ready, encoding: 'br' | 'gzip', onGrown: (by: number) => void) {
  const known = ready.packed[encoding]
  if (known !== undefined) return known
  const packing = (ready.packed[encoding] = packed(ready.bytes, encoding))
  const { length } = await packing
  ready.packed.size += length
  onGrown(length)
  return packing
}

function readyOf({ body, ...answer }: Answer): Ready {
  const bytes = Buffer.from(body)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { ...answer, bytes, etag, packed: { size: 0 } }
}
