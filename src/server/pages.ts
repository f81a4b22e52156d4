import { serverMessages } from '#web/messages/en/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenShop, OpenVisit } from './open-shop.ts'
import { askInProcess } from './api/in-process.ts'
import type { Answer, GuestCache } from './guest-cache.ts'
import { decodeProblem } from '#wire/problem.ts'
import { problemOf, sendProblem } from './plugins/errors.ts'
import { originOf } from './plugins/hosts.ts'
import { type Cookies, guestOf, visitFor } from './plugins/visits.ts'
import { variesBy } from './plugins/languages.ts'
import { makeQueue } from './queue.ts'
import { savesData, withoutEagerPictures } from './save-data.ts'
import type { TakeConnections } from './take-connections.ts'
import { clientAddress } from './plugins/client-address.ts'

/** The pages as they are built. */
export type Pages = typeof import('#web/entry-server.tsx')

type Parts = {
  shop: OpenShop
  cookies: Cookies
  guestCache: GuestCache
  pages: Pages
  publicUrl: string | null
  /** for its turn to be rendered, in milliseconds */
  longestWait: number
  takeConnections: TakeConnections
}

/** Every address that is no file and no call is a page, rendered whole: address → load → HTML. */
export function servePages(app: FastifyInstance, parts: Parts) {
  const { shop, cookies, guestCache, publicUrl, pages } = parts
  const limits = { atOnce: 4, mostWaiting: 200, longestWait: parts.longestWait }
  const inTurn = makeQueue(limits, parts.takeConnections)
  app.get('/*', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const asked = addressOf(request.url, origin)
    if (asked === null) return sendProblem(reply, unreadable(request))
    const address = pages.pageAddress(asked)
    const url = address === null ? asked : new URL(origin + address)
    if (isAnonymous(parts, request, url)) {
      const from = publicUrl === null ? origin : '' // of links in the page
      const key =
        address &&
        `page ${request.language.locale} ${from}${address}${savesData(request) ? ' saving' : ''}`
      return guestCache.answer(request, reply, key, () =>
        inTurn(() => pageFor(guestOf(shop, request), request, url, parts)),
      )
    }
    const page = await inTurn(async () =>
      pageFor(await visitFor(shop, cookies, request), request, url, parts),
    )
    reply.header('Cache-Control', 'private, no-store').header('Vary', variesBy)
    if (page.status === 503) reply.header('Retry-After', '2')
    return page.location === undefined
      ? reply.code(page.status).type(page.type).send(page.body)
      : reply.redirect(page.location, page.status)
  })
}

async function pageFor(
  visit: OpenVisit,
  request: FastifyRequest,
  url: URL,
  parts: Parts,
): Promise<Answer> {
  const { cookies, pages } = parts
  const { render, makeApi, ApiError, deliverCookie } = pages
  const translate = (error: unknown) => {
    const problem = problemOf(error, request.language)
    const status = problem.statuscode
    if (status >= 500) request.log.error({ err: error }, 'a page could not be loaded')
    return new ApiError({ status, ...decodeProblem(problem) })
  }
  const guestKey = cookies.guestKeyOf(request)
  // A page shared by all anonymous visitors is not counted against one client and has nobody's address in it.
  const isShared = isAnonymous(parts, request, url)
  const address = isShared ? '' : clientAddress(request.ip)
  const chosen = isShared ? {} : { [deliverCookie]: request.cookies[deliverCookie] }
  const api = makeApi(
    askInProcess(visit, { address, guestKey, language: request.language }, translate),
  )
  const onError = (error: unknown) => request.log.error({ err: error }, 'a page failed')
  const page = await render({ url, cookies: chosen }, api, {
    language: request.language,
    origin: url.origin,
    onError,
  })
  const type = 'text/html; charset=utf-8'
  return page.redirect === undefined
    ? {
        status: page.status,
        type,
        body: savesData(request) ? withoutEagerPictures(page.html) : page.html,
      }
    : { status: page.status, type, body: '', location: page.redirect }
}

/**
 * Sees what every anonymous visitor sees. An order's key in the address makes a page personal, and so does a
 * chosen place where there are figures that depend on it.
 */
const isAnonymous = ({ cookies, pages }: Parts, request: FastifyRequest, url: URL) =>
  cookies.isAnonymous(request) &&
  !url.searchParams.has('key') &&
  (request.cookies[pages.deliverCookie] === undefined || !pages.showsDelivery(url.pathname))

const unreadable = ({ language }: FastifyRequest) =>
  ({
    statuscode: 400,
    message: messagesIn(language, serverMessages)('problem.address'),
    code: 'bad_request',
  }) as const

function addressOf(path: string, origin: string): URL | null {
  try {
    decodeURIComponent(path.split('?')[0] ?? '')
    return new URL(`${origin}${path}`)
  } catch {
    return null
  }
}
