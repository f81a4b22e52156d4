import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readVersion } from '#shop/catalogue/catalogue-version.store.ts'
import { tryToWrite } from '#shop/accounts/readiness.store.ts'
import type { OpenShop } from '../open-shop.ts'

type Readiness = 'ok' | 'read-only' | 'unavailable'

const patience = 2000

/**
 * Alive: this process answers. Ready: it may be sent visitors; the database answers and takes a
 * write, each tried within two seconds.
 */
export function serveHealth(app: FastifyInstance, { db, now }: OpenShop) {
  let closing = false
  let trying: Promise<Readiness> | undefined // many who ask are one question to the database
  app.addHook('preClose', async () => void (closing = true))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    trying ??= readinessOf({ db, now }).finally(() => (trying = undefined))
    const status = closing ? 'unavailable' : await trying
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
}

async function readinessOf({ db, now }: Pick<OpenShop, 'db' | 'now'>): Promise<Readiness> {
  if (!(await succeeds(readVersion(db)))) return 'unavailable'
  return (await succeeds(tryToWrite(db, now()))) ? 'ok' : 'read-only'
}

const succeeds = (trying: Promise<unknown>) =>
  Promise.race([
    trying.then(
      () => true,
      () => false,
    ),
    wait(patience, false, { ref: false }),
  ])
