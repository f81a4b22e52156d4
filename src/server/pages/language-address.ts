import type { FastifyRequest } from 'fastify'
import { hasPrefix, withoutPrefix, withPrefix } from '#web/app/router/language-prefix.ts'
import type { Language } from '#web/messages/language.ts'

type Moved = { status: number; location: string }

/**
 * Where the page has its address in the visitor's language: "/ur/cart" for "/cart", when the cookie or the browser asks
 * for Urdu, and for "/UR/cart"; "/admin" for "/ur/admin". null: it was asked for there.
 */
export function otherAddress({ url, language, headers }: FastifyRequest): Moved | null {
  if (language.prefix === '') return null
  const address = withPrefix(language, pageOf(language, url))
  const isBrowser = headers.accept?.includes('text/html') ?? false
  return address === url || !isBrowser ? null : { status: 302, location: address }
}

function pageOf({ prefix }: Language, url: string) {
  const isPrefixed = hasPrefix({ prefix }, url.toLowerCase())
  return withoutPrefix({ prefix }, isPrefixed ? prefix + url.slice(prefix.length) : url)
}

/** The requested page, without the prefix of its language; null: the address can't be read. */
export function addressOf({ url: path, language }: FastifyRequest, origin: string): URL | null {
  try {
    decodeURIComponent(path.split('?')[0] ?? '')
    return new URL(`${origin}${withoutPrefix(language, path)}`)
  } catch {
    return null
  }
}
