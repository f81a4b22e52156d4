import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import cookie from '@fastify/cookie'
import { chooseLocale, defaultLocale, type Locale } from '#shop/locale.ts'
import { officeHeader } from '#wire/office-header.ts'
import { translationFile } from '#web/app/document/translation-file.ts'
import { hasPrefix, withPrefix } from '#web/app/router/language-prefix.ts'
import { isBackOffice, paths } from '#web/app/paths.ts'
import { returnPath } from '#web/storefront/auth/return-path.ts'
import type { OpenShop } from '../open-shop.ts'
import { serveHashedText } from './static.ts'
import { english, inOffice, type Language } from '#web/messages/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's language. */
    readonly language: Language
    /** The language kept with the account of a staff member, once it is known. */
    staffLocale: Locale | null
  }
}

export const localeCookie = 'locale'

/** The `Vary` of an answer in the visitor's language. */
export const variesBy = 'Cookie, Accept-Language'

type Asked = Pick<FastifyRequest, 'url' | 'headers'> & {
  cookies?: FastifyRequest['cookies']
  staffLocale?: Locale | null
}

/**
 * The language of a request: by the prefix of its path, else by the cookie, else by `Accept-Language`, else English.
 * In the back office: by the page that sends a call, else by the staff member's account (of a script with a token by its
 * `Accept-Language` first), before it is known as elsewhere.
 */
export function languageIn(languages: readonly Language[], request: Asked): Language {
  if (languages.length === 1) return languages[0] ?? english
  const { url, headers, cookies, staffLocale } = request
  const named = languages.find((one) => hasPrefix(one, url.toLowerCase()))
  if (named !== undefined) return named
  // Before the cookies are read for all (a wrong host, another site, too much at once) they are read here.
  const given = cookies ?? cookie.parse(headers.cookie ?? '')
  const isForOffice = isOfficeRequest(request)
  const page = headers[officeHeader]
  const ofScript = headers.authorization === undefined ? null : headers['accept-language']
  const preferences = [
    ...(isForOffice ? [typeof page === 'string' ? page : null, ofScript, staffLocale] : []),
    given[localeCookie],
    headers['accept-language'],
  ]
  const locale = chooseLocale(
    preferences,
    languages.map((one) => one.locale),
  )
  const found = languages.find((one) => one.locale === locale) ?? english
  return isForOffice ? inOffice(found) : found
}

/** Whether a page of the back office is asked for, or sends the call. */
export const isOfficeRequest = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>) =>
  headers[officeHeader] !== undefined ||
  isBackOffice(url.replace(/^\/api\/v1(?=\/)/, '').split('?')[0] ?? '')

/** In which texts of the shop are shown: staff edit them, and see them as they are. */
export const localeOfTexts = (request: FastifyRequest): Locale =>
  isOfficeRequest(request) ? defaultLocale : request.language.locale

/** Gives every request its language. The sentences of the others than English go to browsers as they are. */
export function speakLanguages(app: FastifyInstance, shop: Pick<OpenShop, 'languages'>) {
  const { languages } = shop
  app.decorateRequest('language', {
    getter() {
      return languageIn(shop.languages, this)
    },
  })
  app.decorateRequest('staffLocale', null)
  const spoken = [...languages, ...languages.map(inOffice)]
  const files = new Map(spoken.map(translationFile).map((file) => [file?.path, file]))
  for (const file of files.values()) if (file) serveHashedText(app, file)
  // A link, so that the choice works without scripts too.
  app.get<{ Params: { locale: string }; Querystring: { to?: string } }>(
    '/language/:locale',
    async (request, reply) => {
      const chosen = languages.find(({ locale }) => locale === request.params.locale)
      if (chosen === undefined) return reply.callNotFound()
      return setLanguageCookie(reply, chosen.locale).redirect(
        withPrefix(chosen, returnPath(request.query.to ?? null) ?? paths.home()),
        303,
      )
    },
  )
}

/** Also for pages before a login, where no account is known. */
export const setLanguageCookie = (reply: FastifyReply, locale: Locale) =>
  reply.setCookie(localeCookie, locale, { path: '/', maxAge: keptFor, sameSite: 'lax' })

const keptFor = 365 * 24 * 60 * 60 // seconds
