import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Facts } from './facts.ts'
import type { Reads } from './reads.ts'
import { type Demand, openKeptAnswers, type Times } from './kept-answers.ts'
import { encodingFor, packed, worthPacking } from './plugins/compression.ts'
import { variesBy } from './plugins/languages.ts'

/** A whole answer that is the same for every guest. */
export type Answer = { status: number; type: string; body: string; location?: string }

type Ready = Omit<Answer, 'body'> & {
  /** The body as it is sent. */
  bytes: Buffer
  etag: string
  /** The same for all answers of the same bytes; `size` of those that are there. */
  packed: { size: number } & Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

export type GuestCache = {
  /**
   * Sends what is stored under this key, or what `make` gives: once for all who ask meanwhile. The
   * key names everything that the answer depends on; null: an address of which nothing is stored, and
   * `make` is told of no reads and no demand.
   */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: (reads: Reads | null, demand: Demand | null) => Promise<Answer>,
  ) => Promise<unknown>
  /** The same for all who see the same prices; whoever is signed in keeps no copy of it. */
  answerAccount: (
    reply: FastifyReply,
    asked: { key: string; accountId: string; accepted: string | undefined },
    make: (reads: Reads) => Promise<Answer>,
  ) => Promise<unknown>
}

const mostBytes = 64 * 1024 * 1024
/**
 * Answers for guests are cached for a time and shared (kept-answers.ts), and so are lists of goods for those
 * who are signed in, by what they see of prices. Nothing is kept here that is made for one person.
 */
export function openGuestCache(app: FastifyInstance, facts: Facts, times: Times): GuestCache {
  const answers = openKeptAnswers<Ready>(app, facts, { ...times, mostBytes })

  const find = (
    key: string,
    make: (reads: Reads, demand: Demand) => Promise<Answer>,
    accountId?: string,
  ) =>
    answers.find(
      key,
      async (before, reads, demand) => {
        const fresh = readyOf(await make(reads, demand))
        // The same bytes need not be compressed again.
        const value = before?.etag === fresh.etag ? before : fresh
        const bytes = value.status === 200 ? value.bytes.length + value.packed.size : null
        return { value, bytes }
      },
      accountId,
    )

  /** Its body as it is sent to whoever accepts this. */
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
      const kept = key === null ? null : await find(key, make)
      if (key !== null && kept !== null) request.isFresh = () => answers.isFresh(key, kept)
      const ready = kept?.value ?? readyOf(await make(null, null))
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
      const onGrown = (by: number) => kept && answers.grow(key ?? '', kept, by)
      return reply.send(await bodyFor(reply, request.headers['accept-encoding'], ready, onGrown))
    },

    async answerAccount(reply, { key, accountId, accepted }, make) {
      const kept = await find(key, make, accountId)
      reply
        .type(kept.value.type)
        .header('cache-control', 'private, no-store')
        .header('vary', `${variesBy}, Accept-Encoding`)
      const onGrown = (by: number) => answers.grow(key, kept, by)
      return reply.send(await bodyFor(reply, accepted, kept.value, onGrown))
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
