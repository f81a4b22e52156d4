import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { officeHeader } from '#wire/office-header.ts'
import type { WatchReader } from '../http/slow-readers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for cached replies that all guests share: whether the answer may still be sent. */
    isFresh: (() => boolean) | null
  }
}

type Reply = { headers: OutgoingHttpHeaders; body: Buffer; isFresh: () => boolean }

const maxReplies = 2000
const maxKeyLength = 1000
const sweepEvery = 1000 // milliseconds

/**
 * Sends the last reply again, before Fastify sees the request, if it was a cached answer for guests and the request is
 * the same in everything the answer depends on. Requests with a cookie other than the language's, a condition or another
 * method take the normal path.
 */
export function addFastPath(app: FastifyInstance, watch: WatchReader) {
  const replies = new Map<string, Reply>()
  // Frees the memory of outdated bodies.
  const sweeping = setInterval(() => {
    for (const [key, { isFresh }] of replies) if (!isFresh()) replies.delete(key)
  }, sweepEvery).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  app.decorateRequest('isFresh', null)

  let isClosing = false // Fastify answers these itself while closing
  app.addHook('preClose', async () => void (isClosing = true))

  const send = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const key = isClosing ? null : keyOf(request)
    const cached = key === null ? undefined : replies.get(key)
    if (!cached?.isFresh()) return false
    watch(reply, cached.body)
    reply.writeHead(200, cached.headers).end(cached.body)
    return true
  }
  const listeners = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request, reply) => {
    if (!send(request, reply))
      for (const listener of listeners) listener.call(app.server, request, reply)
  })

  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const { isFresh, raw } = request
    if (isFresh !== null && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      const key = keyOf(raw)
      const headers = {
        ...reply.raw.getHeaders(),
        ...(reply.getHeaders() as OutgoingHttpHeaders),
      }
      if (key !== null && replies.size < maxReplies && headers['set-cookie'] === undefined)
        replies.set(key, {
          headers: { ...headers, 'content-length': payload.length },
          body: payload,
          isFresh,
        })
    }
    done(null, payload)
  })
}

/** Guests who chose a language have a cookie too, but no session. */
const isLanguageOnly = (cookies: string | undefined) =>
  cookies === undefined || /^locale=[a-z]{2}$/.test(cookies)

/** Everything that such a reply depends on; null: the request takes the normal path. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (
    method !== 'GET' ||
    !isLanguageOnly(headers.cookie) ||
    headers.authorization !== undefined ||
    headers[officeHeader] !== undefined ||
    headers['if-none-match'] !== undefined ||
    headers.range !== undefined
  )
    return null
  const key = [
    url,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-language'],
    headers.cookie,
    headers['accept-encoding'],
    headers['save-data'],
  ].join('\n')
  return key.length > maxKeyLength ? null : key
}
