import type { FastifyInstance } from 'fastify'
import { readVersion } from '#shop/catalogue/catalogue.store.ts'
import type { Shop } from '#shop/visit.ts'

/** Alive: this process answers. Ready: it may be sent visitors, the database answers too. */
export function serveHealth(app: FastifyInstance, { db }: Shop) {
  let closing = false
  app.addHook('preClose', async () => void (closing = true))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const reachable =
      !closing &&
      (await readVersion(db).then(
        () => true,
        () => false,
      ))
    return reply.code(reachable ? 200 : 503).send({ status: reachable ? 'ok' : 'unavailable' })
  })
}
