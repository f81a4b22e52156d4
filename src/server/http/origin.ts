import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request with this method changes nothing. */
export const isSafe = (method: string) => safe.has(method)

/**
 * Every write must come from the shop's own pages, or from a program that is no browser: browsers
 * always say where a write comes from. With SameSite cookies this is the guard against forged requests.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | null) {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl)
  // Another host than the public one: if that uses https, http is another site.
  const isLocal = (origin: string, host: string | undefined) =>
    hostOf(origin) === host && host !== publicHost
  app.addHook('onRequest', async ({ method, headers, language }, reply) => {
    if (isSafe(method)) return
    const { origin, host } = headers
    const site = headers['sec-fetch-site']
    const ownOrigin = origin === undefined || origin === publicUrl || isLocal(origin, host)
    const ownSite = site === undefined || site === 'same-origin' || site === 'none'
    if (ownOrigin && ownSite) return
    return sendProblem(reply, {
      statuscode: 403,
      message: messagesIn(language, serverMessages)('problem.otherSite'),
      code: 'other_origin',
    })
  })
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)
