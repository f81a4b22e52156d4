import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseLocale, type Locale } from '#shop/locale.ts'
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

/**
 * Gives every request its language: by the cookie, else by `Accept-Language`, else English. The sentences of
 * the others go to browsers as they are.
 */
export function speakLanguages(app: FastifyInstance, languages: readonly Language[]) {
  const byLocale = new Map<string, Language>(languages.map((one) => [one.locale, one]))
  const locales: Locale[] = languages.map(({ locale }) => locale)
  const languageOf = ({ cookies, headers }: FastifyRequest): Language => {
    if (languages.length === 1) return languages[0] ?? english
    const preferences = [cookies?.[localeCookie], headers['accept-language']]
    return byLocale.get(chooseLocale(preferences, locales)) ?? english
  }
  app.decorateRequest('language', {
    getter() {
      return languageOf(this)
    },
  })
  for (const { locale, translation } of languages.filter((one) => one !== english)) {
    app.get(translationPath(locale), async (_, reply) =>
      reply.header('Cache-Control', 'no-cache').send(translation),
    )
  }
}
