import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const heartbeat = 25_000
/** Then the browser reconnects, and its access is checked again. */
const longest = 15 * 60_000
const maxUnreadBytes = 100_000 // bytes

export type EventStream = { say: (event: { id: string; data: unknown }) => void; end: () => void }

/** A stream of server-sent events, with a heartbeat so that proxies do not close it. */
export function openEventStream(
  reply: FastifyReply,
  closed: () => void,
): EventStream & { body: Readable } {
  const body = new Readable({ read: () => undefined })
  let isOver = false
  const push = (text: string) => {
    if (isOver) return
    if (body.readableLength > maxUnreadBytes) body.destroy() // the reader is gone
    else body.push(text)
  }
  const end = () => {
    if (!isOver) body.push(null)
    isOver = true
  }
  const timers = [setInterval(() => push(':\n\n'), heartbeat), setTimeout(end, longest)]
  body.once('close', () => {
    isOver = true
    for (const timer of timers) clearTimeout(timer)
    closed()
  })
  // The connection ends with the stream: one that stayed open would hold up a server that stops.
  reply.headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  })
  push('retry: 3000\n\n')
  return { body, end, say: ({ id, data }) => push(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`) }
}
