import type { Language } from '../../messages/language.ts'
import { isBackOffice } from '../paths.ts'

type Prefix = Pick<Language, 'prefix'>

/** The path of a page as the browser shows it: "/ur/cart" for "/cart". The back office has one address in all languages. */
export const withPrefix = ({ prefix }: Prefix, path: string): string =>
  path.startsWith('/') && !isBackOffice(path) ? prefix + path : path

const urdu = { prefix: '/ur' } as const

/** The prefixes of all languages: English has none. */
export const prefixes = ['', urdu.prefix] as const

/** The Urdu address of a page. */
export const urduPath = (path: string): string => withPrefix(urdu, path)

/** The prefix of a path as the browser shows it. */
export const prefixOf = (path: string): (typeof prefixes)[number] =>
  hasPrefix(urdu, path) ? urdu.prefix : ''

/** The path as the shop's pages know it: "/cart" for "/ur/cart". */
export const withoutPrefix = ({ prefix }: Prefix, path: string): string =>
  prefix ? path.replace(new RegExp(`^${prefix}(?![^/?#])/?`), '/') : path

/** Whether the path is one of this language, which has a prefix. */
export const hasPrefix = ({ prefix }: Prefix, path: string): boolean =>
  prefix !== '' && path.startsWith(prefix) && /^($|[/?#])/.test(path.slice(prefix.length))

/** The browser's address as the shop's pages know it. */
export function pageUrl(language: Prefix, address: string | URL): URL {
  const url = new URL(address, globalThis.location.href)
  url.pathname = withoutPrefix(language, url.pathname)
  return url
}
