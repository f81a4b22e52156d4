import type { FastifyInstance, FastifyRequest } from 'fastify'
import cookie from '@fastify/cookie'
import { chooseLocale } from '#shop/locale.ts'
import { translationPath } from '#web/app/document/translation-path.ts'
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

/** The language of a request: by the cookie, else by `Accept-Language`, else English. */
export function languageIn(
  languages: readonly Language[],
  { headers, cookies }: Pick<FastifyRequest, 'headers'> & { cookies?: FastifyRequest['cookies'] },
): Language {
  if (languages.length === 1) return languages[0] ?? english
  // Before the cookies are read for all (a wrong host, another site, too much at once) they are read here.
  const given = cookies ?? cookie.parse(headers.cookie ?? '')
  const preferences = [given[localeCookie], headers['accept-language']]
  const locale = chooseLocale(
    preferences,
    languages.map((one) => one.locale),
  )
  return languages.find((one) => one.locale === locale) ?? english
}

/** Gives every request its language. The sentences of the others than English go to browsers as they are. */
export function speakLanguages(app: FastifyInstance, languages: readonly Language[]) {
  app.decorateRequest('language', {
    getter() {
      return languageIn(languages, this)
    },
  })
  for (const { locale, translation } of languages.filter((one) => one !== english)) {
    app.get(translationPath(locale), async (_, reply) =>
      reply.header('Cache-Control', 'no-cache').send(translation),
    )
  }
}
