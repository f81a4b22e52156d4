import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const maxIdleTime = 30_000
const maxUnreadBytes = 128 * 1024 * 1024

type Body = Buffer | string
type Limits = { idle?: number; unread?: number }

/** Notes an answer that is being sent, until its reader has it. */
export type WatchReader = (reply: ServerResponse, body: unknown) => void

/**
 * Cuts clients that read nothing for half a minute. Unread answers may hold a limited number of bytes; beyond
 * it the oldest are cut. Event streams send something every 25 seconds, so they are not affected.
 */
export function watchReaders({
  idle = maxIdleTime,
  unread = maxUnreadBytes,
}: Limits = {}): WatchReader {
  const sending = new Map<ServerResponse, Body>()
  // A stored answer is one buffer, however many read it.
  const readers = new Map<Buffer, number>()
  let bytes = 0

  const hold = (reply: ServerResponse, body: Body) => {
    const others = typeof body === 'string' ? 0 : (readers.get(body) ?? 0)
    if (typeof body !== 'string') readers.set(body, others + 1)
    if (others === 0) bytes += body.length
    sending.set(reply, body)
  }
  const release = (reply: ServerResponse) => {
    const body = sending.get(reply)
    if (body === undefined || !sending.delete(reply)) return
    const others = typeof body === 'string' ? 0 : (readers.get(body) ?? 1) - 1
    if (typeof body !== 'string' && others > 0) readers.set(body, others)
    else if (typeof body !== 'string') readers.delete(body)
    if (others === 0) bytes -= body.length
  }

  return (raw, payload) => {
    // Reset by the server when the answer is out; where nothing is on a wire, there is no socket.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(idle)
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
    hold(raw, payload)
    raw.once('close', () => release(raw))
    for (const oldest of sending.keys()) {
      if (bytes <= unread || oldest === raw) break
      oldest.destroy()
      release(oldest)
    }
  }
}

/** Watches the readers of all answers; has to be the last to look at an answer. */
export function cutSlowReaders(app: FastifyInstance, watch: WatchReader) {
  app.addHook('onSend', (_, { raw }, payload: unknown, done) => {
    watch(raw, payload)
    done(null, payload)
  })
}
