import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ClosedShop, followClosedShop } from './closed-shop.ts'
import type { DisplayedBranding } from './displayed-branding.ts'
import { movedCategory } from './moved-category.ts'
import type { OpenShop, OpenVisit } from '../open-shop.ts'
import { callInProcess } from '../api/in-process.ts'
import type { Answer, GuestCache } from '../cache/guest-cache.ts'
import { decodeProblem } from '#wire/problem.ts'
import { problemOf, sendProblem } from '../http/errors.ts'
import { originOf } from '../http/hosts.ts'
import { type Cookies, guestOf, visitFor } from '../http/visits.ts'
import { variesBy } from '../http/languages.ts'
import { addressOf, otherAddress } from './language-address.ts'
import { withPrefix } from '#web/app/router/language-prefix.ts'
import type { RouteName } from '#wire/calls.ts'
import type { Reads } from '../cache/reads.ts'
import { type BeforeDrawing, openPageTurns } from './page-turns.ts'
import type { openSharedPages } from '../cache/shared-pages.ts'
import { savesData, withoutEagerPictures } from './save-data.ts'
import type { Pages } from '../load-pages.ts'
import type { TakeConnections } from '../processes/take-connections.ts'
import { clientAddress } from '../http/client-address.ts'

type Parts = {
  shop: OpenShop
  cookies: Cookies
  guestCache: GuestCache
  sharedPages: ReturnType<typeof openSharedPages>
  pages: Pages
  branding: DisplayedBranding
  publicUrl: string | null
  /** for its turn to be rendered, in milliseconds */
  maxWait: number
  takeConnections: TakeConnections
}

/** Every address that is no file and no call is a page, rendered whole: address → load → HTML. */
export function servePages(app: FastifyInstance, parts: Parts) {
  const { shop, cookies, guestCache, publicUrl, pages } = parts
  const inTurn = openPageTurns(parts.maxWait, parts.takeConnections)
  const closedShop = followClosedShop(app, shop)
  app.get('/*', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const requested = addressOf(request, origin)
    if (requested === null) return sendProblem(reply, unreadable(request))
    const elsewhere = otherAddress(request)
    if (elsewhere !== null)
      return reply.header('Vary', variesBy).redirect(elsewhere.location, elsewhere.status)
    if (await sendOpeningSoon(request, reply, { url: requested, parts, closedShop })) return reply
    const address = pages.pageAddress(requested)
    const url = address === null ? requested : new URL(origin + address)
    if (isAnonymous(parts, request, url)) {
      const from = publicUrl === null ? origin : '' // of links in the page
      const key =
        address &&
        `page ${request.language.locale} ${from}${address}${savesData(request) ? ' saving' : ''}`
      return guestCache.answer(request, reply, key, (reads, demand) =>
        inTurn(
          demand,
          async (beforeDrawing) =>
            (await movedTo(shop, request, url)) ??
            pageFor(guestOf(shop, request), request, url, parts, { reads, beforeDrawing }),
        ),
      )
    }
    const moved = await movedTo(shop, request, url)
    if (moved !== null) return reply.redirect(moved.location, moved.status)
    const visit = await visitFor(shop, cookies, request)
    const { isShared, putsBoughtFirst } = pages.sharingOf(url)
    if (address !== null && isShared) {
      const pageRequest = { request, reply, url, address, putsBoughtFirst, parts, inTurn }
      const answered = await sharedFor(visit, pageRequest)
      if (answered !== false) return answered
    }
    const typed = cookies.takeTyped(request, reply, url.pathname)
    const page = await inTurn(null, () => pageFor(visit, request, url, parts, { typed }))
    reply.header('Cache-Control', 'private, no-store').header('Vary', variesBy)
    if (page.status === 503) reply.header('Retry-After', '2')
    return page.location === undefined
      ? reply.code(page.status).type(page.type).send(page.body)
      : reply.redirect(page.location, page.status)
  })
}

/** Old addresses of categories, still used in bookmarks, search engines and texts of staff. */
async function movedTo({ catalogue }: OpenShop, { language }: FastifyRequest, url: URL) {
  if (!url.pathname.startsWith('/category/')) return null
  // Where the database is away the page says so itself.
  const snapshot = await catalogue.fresh().catch(() => null)
  const location = snapshot && movedCategory(url, snapshot.moves)
  if (location === null) return null
  return { status: 301, type: 'text/plain', body: '', location: withPrefix(language, location) }
}

type Closed = { url: URL; parts: Parts; closedShop: ClosedShop }

/** While the shop is closed, everyone but staff gets one page at every address; false: show the requested page. */
async function sendOpeningSoon(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, parts: { shop, cookies, pages, branding }, closedShop }: Closed,
) {
  // Where the database is away the page says so itself.
  const settings = await closedShop().catch(() => null)
  if (settings === null || pages.isAlwaysOpen(url)) return false
  if (!cookies.isAnonymous(request)) {
    const { account } = await visitFor(shop, cookies, request)
    if (account !== null && account.role !== null) return false
  }
  const { language } = request
  const context = { language, origin: url.origin, branding: await branding() }
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-store')
    .header('Vary', variesBy)
    .send(pages.renderOpeningSoon(settings, context))
  return true
}

type SharedRequest = {
  request: FastifyRequest
  reply: FastifyReply
  url: URL
  address: string
  putsBoughtFirst: boolean
  parts: Parts
  inTurn: ReturnType<typeof openPageTurns>
}

/** A page that is drawn once for all who are signed in; false: it has to be rendered for this person. */
async function sharedFor(
  visit: OpenVisit,
  { request, reply, url, address, putsBoughtFirst, parts, inTurn }: SharedRequest,
) {
  const { shop, pages, sharedPages, publicUrl } = parts
  const { account, priceList, seesWholesale } = visit
  if (account === null) return false
  const { language } = request
  const isSaving = savesData(request)
  const from = publicUrl === null ? url.origin : '' // of links in the page
  const { kind, wholesale, role } = account
  // An anonymous client, because a cached page is made for many.
  const nobody = { ...guestOf(shop, request), priceList, seesWholesale }
  const render = async (reads: Reads, beforeDrawing?: BeforeDrawing) =>
    pages.renderShared(
      { url, audience: { kind, wholesale, role } },
      apiFor(nobody, request, parts, reads),
      {
        language,
        origin: url.origin,
        branding: await parts.branding(),
        change: isSaving ? withoutEagerPictures : same,
        beforeDrawing,
      },
    )
  return sharedPages(request, reply, {
    visit,
    address,
    url,
    putsBoughtFirst,
    context: `${language.locale} ${from} ${isSaving ? 'saving' : ''}`,
    chosen: request.cookies[pages.deliverCookie],
    render: (reads, demand) => inTurn(demand, (before) => render(reads, before)),
    apiFor: (reads) => apiFor(visit, request, parts, reads),
  })
}

const same = (html: string) => html

/** The shop for one page, asked in this process. */
function apiFor(
  visit: OpenVisit,
  request: FastifyRequest,
  { cookies, pages }: Parts,
  reads: Reads | null = null,
  address = '',
) {
  const { makeApi, ApiError } = pages
  const translate = (error: unknown) => {
    const problem = problemOf(error, request.language)
    const status = problem.statuscode
    if (status >= 500) request.log.error({ err: error }, 'a page could not be loaded')
    return new ApiError({ status, ...decodeProblem(problem) })
  }
  const guestKey = cookies.guestKeyOf(request)
  const { language } = request
  const from = { address, guestKey, language }
  // Whether there are enough for the least that wholesale buyers take, depends on how many there are.
  const saysHowMany = visit.priceList === 'wholesale'
  const onAnswer = (name: RouteName, answer: unknown) => reads?.add(name, answer, saysHowMany)
  return makeApi(callInProcess(visit, from, translate, onAnswer))
}

type PageOptions = {
  reads?: Reads | null
  beforeDrawing?: BeforeDrawing
  typed?: URLSearchParams
}

async function pageFor(
  visit: OpenVisit,
  request: FastifyRequest,
  url: URL,
  parts: Parts,
  { reads = null, beforeDrawing, typed }: PageOptions,
): Promise<Answer> {
  const { render, deliverCookie } = parts.pages
  // A page for all anonymous visitors contains no client address and counts against no client.
  const isGuests = isAnonymous(parts, request, url)
  const address = isGuests ? '' : clientAddress(request.ip)
  const chosen = isGuests ? {} : { [deliverCookie]: request.cookies[deliverCookie] }
  const api = apiFor(visit, request, parts, reads, address)
  const onError = (error: unknown) => request.log.error({ err: error }, 'a page failed')
  const page = await render({ url, cookies: chosen, typed }, api, {
    language: request.language,
    origin: url.origin,
    branding: await parts.branding(),
    onError,
    beforeDrawing,
  })
  const type = 'text/html; charset=utf-8'
  return page.redirect === undefined
    ? {
        status: page.status,
        type,
        body: savesData(request) ? withoutEagerPictures(page.html) : page.html,
      }
    : { status: page.status, type, body: '', location: withPrefix(request.language, page.redirect) }
}

/**
 * Whether the visitor gets the shared anonymous page. A key in the address makes a page personal, and so does
 * a chosen location on pages with delivery figures.
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
