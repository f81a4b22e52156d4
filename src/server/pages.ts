import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '#shop/visit.ts'
import { askInProcess } from './api/in-process.ts'
import { problemOf } from './plugins/errors.ts'
import { type Cookies, visitFor } from './plugins/visits.ts'

/** The pages as they are built (or, in development, as Vite makes them). */
export type Pages = typeof import('#web/entry-server.tsx')

type Parts = { shop: Shop; cookies: Cookies; pages: () => Promise<Pages>; publicUrl: string | null }

/** Every address that is no file and no call is a page, rendered whole: address → load → HTML. */
export function servePages(app: FastifyInstance, parts: Parts) {
  app.get('/*', (request, reply) => servePage(request, reply, parts))
}

async function servePage(request: FastifyRequest, reply: FastifyReply, { shop, cookies, pages, publicUrl }: Parts) {
  const visit = await visitFor(shop, cookies, request)
  const { render, makeApi, ApiError } = await pages()
  const translate = (error: unknown) => {
    const { statuscode: status, message, code } = problemOf(error)
    if (status >= 500) request.log.error({ err: error }, 'a page could not be loaded')
    return new ApiError({ status, message, code })
  }
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const url = addressOf(request.url, origin)
  if (url === null) return reply.code(400).send({ statuscode: 400, message: 'This address cannot be read', code: 'bad_request' })
  const api = makeApi(askInProcess(visit, cookies.guestKeyOf(request), translate))
  const page = await render({ url }, api, { origin, onError: (error) => request.log.error({ err: error }, 'a page failed') })
  if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', visit.account === null ? 'private, no-cache' : 'private, no-store')
    .header('Vary', 'Cookie')
    .send(page.html)
}

function addressOf(path: string, origin: string): URL | null {
  try {
    decodeURIComponent(path.split('?')[0] ?? '')
    return new URL(`${origin}${path}`)
  } catch {
    return null
  }
}
