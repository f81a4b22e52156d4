import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#shop/refusals.ts'
import { requireStaff } from '#shop/permissions.ts'
import {
  allCalls,
  type Answer,
  type CallName,
  calls,
  type Checked,
  type RouteName,
} from '#wire/calls.ts'
import type { OpenShop, OpenVisit } from '../open-shop.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import { accountHeader } from '#wire/account-header.ts'
import { apiBase, routes } from '#wire/routes.ts'
import { fitting } from '../http/fitting.ts'
import { sendProblem } from '../http/errors.ts'
import { type Cookies, guestOf, visitFor } from '../http/visits.ts'
import { isOfficeRequest, setLanguageCookie, variesBy } from '../http/languages.ts'
import { checkAccess } from './access.ts'
import { answerOnce } from './answer-once.ts'
import { readForm } from './form.ts'
import { withCsvUpload } from './csv-upload.ts'
import type { GuestCache } from '../cache/guest-cache.ts'
import type { Handler, Http } from './handler.ts'
import { handlers } from './handlers.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { longAnswer, sendInPieces } from './long-answers.ts'
import type { PictureStore } from '../media/pictures.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Visit } from '#shop/visit.ts'

/** Refuses a change from a page that shows another account, or a guest, than the one that is logged in by now. */
function checkPageAccount({ account }: Visit, name: RouteName, pageAccount: string | null): void {
  if (
    account === null ||
    pageAccount === null ||
    pageAccount === account.id ||
    !isOwnChange(calls[name])
  )
    return
  throw new Refusal('other_account', { name: account.fullName })
}

const isOwnChange = ({ isOwnChange, access, route }: CallSchema) =>
  isOwnChange === true || (access === 'customer' && !route.startsWith('GET'))

type Parts = { shop: OpenShop; cookies: Cookies; pictures: PictureStore; guestCache: GuestCache }

/** Registers every call: check access, validate the input, run the handler, send the answer. */
export function registerApi(app: FastifyInstance, parts: Parts) {
  for (const name of Object.keys(routes) as RouteName[]) registerCall(app, parts, name)
  // Unknown admin paths answer 401 and 403 too, so that routes cannot be enumerated.
  app.all(`${apiBase}/admin/*`, async (request, reply) => {
    requireStaff(await visitFor(parts.shop, parts.cookies, request))
    return notHere(reply)
  })
  app.all('/api/*', (_, reply) => notHere(reply))
}

function registerCall<N extends RouteName>(app: FastifyInstance, parts: Parts, name: N) {
  const { csvBody }: CallSchema = calls[name]
  if (!csvBody) return addRoute(app, parts, name)
  // The only route that accepts CSV bodies.
  void app.register(async (scope) => {
    scope.addContentTypeParser('text/csv', (_, __, done) => done(null, unread))
    addRoute(scope, parts, name)
  })
}

/** In place of a body that the handler reads itself. */
const unread = Symbol('unread')

function addRoute<N extends RouteName>(app: FastifyInstance, parts: Parts, name: N) {
  const { shop, cookies, pictures, guestCache } = parts
  const [method, path] = routes[name]
  const schema: CallSchema = calls[name]
  const handler: Handler<N> = handlers[name]
  app.route({
    method,
    url: apiBase + path,
    handler: async (request, reply) => {
      if (schema.publicCache && cookies.isAnonymous(request) && !isOfficeRequest(request)) {
        const input = checked(name, request)
        const long = await longAnswer(name, guestOf(shop, request), input)
        if (long !== null) return sendInPieces(reply, request.headers['accept-encoding'], long)
        const key = `${name} ${request.language.locale} ${JSON.stringify(input)}` // without unknown fields
        return guestCache.answer(request, reply, key, async (reads) => {
          const http = httpOf(request, reply, cookies, pictures)
          const answer = await handler(guestOf(shop, request), input, http)
          reads?.add(name, answer, true)
          return jsonAnswer(await inReadersLanguage(guestOf(shop, request), name, answer))
        })
      }
      const visit = await visitFor(shop, cookies, request)
      checkAccess(visit, name)
      checkPageAccount(visit, name, headerOf(request, accountHeader))
      if (schema.multipart && !request.isMultipart()) throw new Refusal('multipart_only')
      if (schema.csvBody && request.body !== unread) throw new Refusal('list_only')
      const input = checked(name, request)
      const long = await longAnswer(name, visit, input)
      if (long !== null) return sendInPieces(reply, request.headers['accept-encoding'], long)
      const http = httpOf(request, reply, cookies, pictures)
      if (visit.account !== null && isSharedByPriceList(schema, request)) {
        const { account, priceList, seesWholesale } = visit
        const key = `${name} ${priceList} ${seesWholesale} ${visit.locale} ${JSON.stringify(input)}`
        const options = { key, accountId: account.id, accepted: headerOf(request, 'accept-encoding') ?? undefined } // prettier-ignore
        // Without the account, so that nothing of theirs gets into an answer that others share.
        const withoutAccount = { ...guestOf(shop, request), priceList, seesWholesale }
        return guestCache.answerAccount(reply, options, async (reads) => {
          const shared = await handler(withoutAccount, input, http)
          reads.add(name, shared, true)
          return jsonAnswer(await inReadersLanguage(visit, name, shared))
        })
      }
      const answer = await answerTo(name, request, { visit, input, http })
      reply.header('Cache-Control', 'private, no-store').header('Vary', variesBy)
      return reply
        .code(schema.status ?? 200)
        .send(await inReadersLanguage(visit, name, answer, request.language.locale))
    },
  })
}

type CallInput<N extends RouteName> = { visit: OpenVisit; input: Checked<N>; http: Http }

/** Under a key once, where the call takes one. */
function answerTo<N extends RouteName>(
  name: N,
  request: FastifyRequest,
  { visit, input, http }: CallInput<N>,
): Promise<Answer<N>> {
  const handler: Handler<N> = handlers[name]
  const key = http.idempotencyKey
  const { idempotency }: CallSchema = calls[name]
  if (key === null || idempotency === undefined || idempotency === 'own')
    return handler(visit, input, http)
  const readAgain = {
    saved: null,
    adminOrder: () => handlers.adminOrder(visit, checked('adminOrder', request), http),
    adminCustomer: () => handlers.adminCustomer(visit, checked('adminCustomer', request), http),
  }[idempotency]
  const make = (inside: OpenVisit) => handler(inside, input, http)
  return answerOnce(visit, { key, input: [name, input], make, readAgain }, http)
}

const isSharedByPriceList = ({ sharedByPriceList }: CallSchema, { query }: FastifyRequest) =>
  sharedByPriceList && !(typeof query === 'object' && query !== null && 'q' in query)

const jsonAnswer = (answer: unknown) => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(answer),
})

/** Validates the parts of a request; invalid ones are refused with path and reason. */
export function checked<N extends CallName>(
  name: N,
  given: { params?: unknown; query?: unknown; body?: unknown },
): Checked<N> {
  const { params, query, body }: Partial<CallSchema> = allCalls[name]
  return {
    ...(params && { params: fitting(params, given.params ?? {}) }),
    ...(query && { query: fitting(query, given.query ?? {}) }),
    ...(body && { body: fitting(body, given.body) }),
  } as Checked<N>
}

const httpOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: Cookies,
  pictures: PictureStore,
): Http => ({
  language: request.language,
  address: clientAddress(request.ip),
  userAgent: headerOf(request, 'user-agent'),
  idempotencyKey: headerOf(request, 'idempotency-key'),
  guestKey: cookies.guestKeyOf(request),
  pictures,
  form: (longest) => readForm(request, longest),
  list: (work) => withCsvUpload(request.raw, work),
  setSessionCookie: (token, remembered) => void cookies.setSessionCookie(reply, token, remembered),
  dropSession: () => void cookies.dropSession(reply),
  setLanguageCookie: (locale) => void setLanguageCookie(reply, locale),
  setGuestKeyCookie: (key) => void cookies.setGuestKeyCookie(reply, key),
  gone: () => goneOf(reply),
  header: (name, value) => void reply.header(name, value),
})

function goneOf({ raw }: FastifyReply) {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function headerOf(request: FastifyRequest, name: string) {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

export const notHere = (reply: FastifyReply) =>
  sendProblem(reply, {
    statuscode: 404,
    message: messagesIn(reply.request.language, serverMessages)('problem.nothingHere'),
    code: 'not_found',
  })
