import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#shop/refusals.ts'

/** A list that is sent: bytes at most. */
export const maxListBytes = 20 * 1024 * 1024

/** So much of a body may be on its way unread when its answer is sent: less is read to the end, and the connection stays. */
const smallBody = 64 * 1024
/** So long the sender of a body that is not read can fetch the answer, in milliseconds. */
const lingerFor = 1000

class BodyTooLarge extends Error {
  statusCode = 413
}

/**
 * Refuses a form or list by its announced length before reading, and closes the connection if an answer is
 * sent while a large body still arrives.
 */
export function refuseLargeBodies(app: FastifyInstance, maxFormBytes: number) {
  app.addHook('onRequest', async ({ headers, raw }) => {
    const { 'content-type': type = '', 'content-length': length = '0' } = headers
    const max = isForm(type) ? maxFormBytes : isList(type) ? maxListBytes : Number.POSITIVE_INFINITY
    if (Number(length) <= max) return
    if (raw.socket instanceof Socket) raw.socket.pause()
    throw isList(type) ? new Refusal('list_too_large') : new BodyTooLarge()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isStillComing(request)) return payload
    reply.header('Connection', 'close')
    closeUnread(request.raw.socket)
    return payload
  })
}

const isForm = (type: string) => /^multipart\//i.test(type)
const isList = (type: string) => /^text\/csv\b/i.test(type)

function isStillComing({ raw, headers }: FastifyRequest) {
  if (raw.complete || raw.readableEnded || !(raw.socket instanceof Socket)) return false
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > smallBody
}

/**
 * Replaces Node's behaviour after an answer: it reads on or closes at once, which resets a sender before it
 * has read the answer.
 */
function closeUnread(socket: Socket) {
  socket.destroySoon = () => {
    socket.end()
    setImmediate(() => socket.pause()) // Node begins to read the rest in this turn
    setTimeout(() => socket.destroy(), lingerFor).unref()
  }
}

/** Rejects after more than `max` bytes of a body. */
export function overLimit({ raw }: FastifyRequest, max: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined) // its reader may have failed before
  let length = 0
  if (!raw.readableFlowing) raw.pause() // counting alone does not begin to read
  raw.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= max) return
    raw.unpipe()
    raw.pause()
    reject(new BodyTooLarge())
  })
  return promise
}
