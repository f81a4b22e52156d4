import { withPrefix } from '#web/app/router/language-prefix.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenShop, OpenVisit } from '../open-shop.ts'
import { visitOf } from '#shop/visit.ts'
import { clientAddress } from './client-address.ts'
import { visitByToken } from '#shop/accounts/sessions/access-tokens.ts'
import { rememberedFor, visitBy } from '#shop/accounts/sessions/session.ts'
import { apiBase } from '#wire/routes.ts'
import { localeOfTexts } from './languages.ts'

/** The cookies of this shop; over https their names make the browser hold to the strictest rules. */
export function makeCookies(https: boolean) {
  const name = (plain: string) => (https ? `__Host-${plain}` : plain)
  const session = name('sid')
  const guest = name('guest')
  const typed = 'typed' // a __Host- cookie can't have a path
  const options = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const
  return {
    sessionOf: (request: FastifyRequest) => request.cookies[session],
    /** No session and no cookie that changes a page: all such visitors get the same page. */
    isAnonymous: (request: FastifyRequest) =>
      [session, guest, typed].every((name) => request.cookies[name] === undefined),
    guestKeyOf: (request: FastifyRequest) => request.cookies[guest] ?? null,
    setSessionCookie: (reply: FastifyReply, token: string, remembered: boolean) =>
      reply.setCookie(session, token, {
        ...options,
        ...(remembered && { maxAge: rememberedFor / 1000 }),
      }),
    dropSession: (reply: FastifyReply) => reply.clearCookie(session, options),
    setGuestKeyCookie: (reply: FastifyReply, key: string) =>
      reply.setCookie(guest, key, { ...options, maxAge: 180 * 24 * 60 * 60 }),
    /** Fields of a refused form without scripts, for its page alone. In the address they would reach logs and history. */
    setTyped: (reply: FastifyReply, page: string, fields: Record<string, string>) =>
      reply.setCookie(typed, new URLSearchParams(fields).toString(), {
        ...options,
        path: withPrefix(reply.request.language, page),
        maxAge: 60,
      }),
    /** Reads and deletes them. */
    takeTyped(request: FastifyRequest, reply: FastifyReply, page: string) {
      const fields = request.cookies[typed]
      if (fields !== undefined)
        reply.clearCookie(typed, { ...options, path: withPrefix(request.language, page) })
      return new URLSearchParams(fields)
    },
  }
}
export type Cookies = ReturnType<typeof makeCookies>

/** The visitor, by session cookie or access token; read with every request. */
export async function visitFor(
  shop: OpenShop,
  cookies: Cookies,
  request: FastifyRequest,
): Promise<OpenVisit> {
  const token = staffTokenOf(request)
  const visit =
    token === null
      ? await visitBy(shop, cookies.sessionOf(request), clientAddress(request.ip))
      : await visitByToken(shop, token)
  if (visit.account !== null && visit.account.role !== null) request.staffLocale = visit.locale
  return { ...visit, locale: localeOfTexts(request) }
}

/** Tokens are for calls of the back office, and for nothing else. */
function staffTokenOf({ headers, routeOptions }: FastifyRequest): string | null {
  if (!routeOptions.url?.startsWith(`${apiBase}/admin/`)) return null
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/** The visit of an anonymous visitor; only the language is known. */
export const guestOf = (shop: OpenShop, request: FastifyRequest): OpenVisit =>
  visitOf(shop, null, null, localeOfTexts(request))
