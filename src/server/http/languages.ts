import type { FastifyInstance, FastifyRequest } from 'fastify'
import cookie from '@fastify/cookie'
import { chooseLocale } from '#shop/locale.ts'
import { translationFile } from '#web/app/document/translation-file.ts'
import { hasPrefix, withPrefix } from '#web/app/router/language-prefix.ts'
import { isBackOffice, paths } from '#web/app/paths.ts'
import { returnPath } from '#web/storefront/auth/return-path.ts'
import { english, type Language } from '#web/messages/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's language. */
    readonly language: Language
  }
}

export const localeCookie = 'locale'

/** The `Vary` of an answer in the visitor's language. */
export const variesBy = 'Cookie, Accept-Language'

/**
 * The language of a request: by the prefix of its path, else by the cookie, else by `Accept-Language`, else English.
 * The back office speaks English only.
 */
export function languageIn(
  languages: readonly Language[],
  {
    url,
    headers,
    cookies,
  }: Pick<FastifyRequest, 'url' | 'headers'> & { cookies?: FastifyRequest['cookies'] },
): Language {
  if (languages.length === 1) return languages[0] ?? english
  const named = languages.find((one) => hasPrefix(one, url.toLowerCase()))
  if (named !== undefined) return named
  // Before the cookies are read for all (a wrong host, another site, too much at once) they are read here.
  const given = cookies ?? cookie.parse(headers.cookie ?? '')
  const preferences = [given[localeCookie], headers['accept-language']]
  const locale = chooseLocale(
    preferences,
    languages.map((one) => one.locale),
  )
  const found = languages.find((one) => one.locale === locale) ?? english
  return found.storefront !== undefined && isOffice(url) ? english : found
}

const isOffice = (url: string) =>
  isBackOffice(url.replace(/^\/api\/v1(?=\/)/, '').split('?')[0] ?? '')

/** Gives every request its language. The sentences of the others than English go to browsers as they are. */
export function speakLanguages(app: FastifyInstance, languages: readonly Language[]) {
  app.decorateRequest('language', {
    getter() {
      return languageIn(languages, this)
    },
  })
  for (const file of languages.map(translationFile)) {
    if (file === null) continue
    app.get(file.path, async (_, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(file.body),
    )
  }
  // A link, so that the choice works without scripts too.
  app.get<{ Params: { locale: string }; Querystring: { to?: string } }>(
    '/language/:locale',
    async (request, reply) => {
      const chosen = languages.find(({ locale }) => locale === request.params.locale)
      if (chosen === undefined) return reply.callNotFound()
      return reply
        .setCookie(localeCookie, chosen.locale, { path: '/', maxAge: keptFor, sameSite: 'lax' })
        .redirect(withPrefix(chosen, returnPath(request.query.to ?? null) ?? paths.home()), 303)
    },
  )
}

const keptFor = 365 * 24 * 60 * 60 // seconds
