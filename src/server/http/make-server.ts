import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { prefixOf } from '#web/app/router/language-prefix.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../open-shop.ts'
import { sendProblem } from './errors.ts'
import { languageIn } from './languages.ts'

/** An address can hold an order's key or the token of a mailed link, also as the page to come back to after the login. */
const requestLine = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/(key|token)(=|%(?:25)*3D)[^&]*/gi, '$1$2…'),
  remoteAddress: ip,
})

/** The form parser would log the cookie. */
const withoutHeaders = ({ headers: _, ...options }: { headers?: unknown }) => options

/** A server without routes: logging, timeouts, and handling of malformed requests. */
export function makeServer(
  config: Pick<Config, 'publicUrl' | 'logLevel'>,
  shop: Pick<OpenShop, 'languages'>,
  logTo?: { write: (line: string) => void },
): FastifyInstance {
  return Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: { req: requestLine, busboyOptions: withoutHeaders },
            ...(logTo && { stream: logTo }),
          },
    // A line a request is for finding faults, never by default.
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
    // With an outside address there is a proxy before us on this machine: it says who asks and how.
    trustProxy: config.publicUrl === null ? false : 'loopback',
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    return503OnClosing: true,
    // A person who follows a broken address (`/%E0%A4%A`) gets the page that says so, a program the
    // refusal below: it never reaches a route.
    rewriteUrl: ({ url = '/', headers }) => {
      const path = url.replace(/^https?:\/\/[^/?]*/i, '') || '/' // as programs ask a proxy
      return isReadable(path) || !headers.accept?.includes('text/html')
        ? path
        : `${prefixOf(path.toLowerCase())}/unreadable`
    },
    // Plugins have not decorated such a request.
    frameworkErrors: (_, request, reply) => {
      const message = messagesIn(
        languageIn(shop.languages, request),
        serverMessages,
      )('problem.address')
      void sendProblem(reply, { statuscode: 400, message, code: 'bad_request' })
    },
  })
}

function isReadable(address: string) {
  try {
    decodeURIComponent(address.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
