import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { WatchReader } from './plugins/slow-readers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the answer is a kept one that is the same for all guests: whether it still may be sent. */
    isFresh: (() => boolean) | null
  }
}

type Quick = { headers: OutgoingHttpHeaders; body: Buffer; isFresh: () => boolean }

const most = 2000
const longestKey = 1000
const sweepEvery = 1000 // milliseconds

/**
 * A kept answer for guests that somebody has just been given is sent again as it was, before Fastify sees
 * a request that is the same in all that an answer depends on. Whatever is not so plain (a cookie, a
 * condition, another method) goes the whole way.
 */
export function sendQuickly(app: FastifyInstance, watch: WatchReader) {
  const answers = new Map<string, Quick>()
  // Until they are dropped their bodies take memory.
  const sweeping = setInterval(() => {
    for (const [key, { isFresh }] of answers) if (!isFresh()) answers.delete(key)
  }, sweepEvery).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  app.decorateRequest('isFresh', null)

  let isClosing = false // Fastify ends the connections with its own answers
  app.addHook('preClose', async () => void (isClosing = true))

  const send = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const key = isClosing ? null : keyOf(request)
    const quick = key === null ? undefined : answers.get(key)
    if (!quick?.isFresh()) return false
    watch(reply, quick.body)
    reply.writeHead(200, quick.headers).end(quick.body)
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
      if (key !== null && answers.size < most && headers['set-cookie'] === undefined)
        answers.set(key, {
          headers: { ...headers, 'content-length': payload.length },
          body: payload,
          isFresh,
        })
    }
    done(null, payload)
  })
}

/** All that such an answer depends on, and whether the request got here; null: it is not so plain. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (
    method !== 'GET' ||
    headers.cookie !== undefined ||
    headers.authorization !== undefined ||
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
    headers['accept-encoding'],
    headers['save-data'],
  ].join('\n')
  return key.length > longestKey ? null : key
}
