import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { overloaded } from './errors.ts'

const maxInProgress = 1000
/** With fewer it is not the visitors who make the event loop late: the machine stood still. */
const fewUnderWay = 20
const every = 100

/** Files and health checks cost next to nothing, and a page needs its files. */
const isCheap = (path: string) => /^\/(healthz|readyz|assets\/|media\/)/.test(path)

/**
 * Refuses requests while too many are in progress or the event loop lags by more than `maxDelay`
 * milliseconds: 503 with Retry-After at once, instead of a growing queue in which every request times out.
 */
export function refuseOverload(app: FastifyInstance, maxDelay: number) {
  const underWay = new Set<IncomingMessage>()
  let due = performance.now() + every
  let late = 0
  const measuring = setInterval(() => {
    const now = performance.now()
    late = now - due
    due = now + every
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(measuring))

  app.addHook('onRequest', async ({ url, raw }, reply) => {
    if (isCheap(url)) return
    const isLate = Math.max(late, performance.now() - due) > maxDelay
    if (underWay.size >= (isLate ? fewUnderWay : maxInProgress)) throw overloaded
    underWay.add(raw)
    reply.raw.once('close', () => underWay.delete(raw))
  })
  app.addHook('onError', async ({ raw }) => void underWay.delete(raw)) // before it is said
  // Sending it is the reader's matter (slow-readers.ts); an event stream is open for long.
  app.addHook('onSend', async ({ raw }, _, payload: unknown) => {
    underWay.delete(raw)
    return payload
  })
}
