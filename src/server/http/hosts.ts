import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './errors.ts'

// Letters, digits, dots and hyphens, or an IPv6 address in brackets; then perhaps a port.
const wellFormed =
  /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?)(?::\d{1,5})?$/i
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Asked by whatever watches the server, by whichever address it knows. */
const health = new Set(['/healthz', '/readyz'])

/**
 * Answers only to the shop's own name: with a public address that one, else any name that is
 * well-formed. This machine's own names work always: nothing is built from them, since links go to
 * the public address.
 */
export function checkHosts(app: FastifyInstance, publicUrl: string | null) {
  const own = publicUrl === null ? null : new URL(publicUrl)
  const isOurs = (host: string) => {
    const url = urlOf(host, own?.protocol ?? 'http:')
    return url !== null && (own === null || url.host === own.host || ownMachine.test(url.hostname))
  }
  app.addHook('onRequest', async (request, reply) => {
    if (isOurs(request.host) || health.has(request.url)) return
    const t = messagesIn(request.language, serverMessages)
    return sendProblem(reply, {
      statuscode: 400,
      message: publicUrl === null ? t('problem.host') : t('problem.elsewhere', { url: publicUrl }),
      code: 'wrong_host',
    })
  })
}

function urlOf(host: string, protocol: string) {
  const address = `${protocol}//${host}`
  return wellFormed.test(host) && URL.canParse(address) ? new URL(address) : null
}

/** Where links lead: the public address, or where this request came to (its host is checked). */
export const originOf = (request: FastifyRequest, publicUrl: string | null) =>
  publicUrl ?? `${request.protocol}://${request.host.toLowerCase()}`
