import type { PageEntry } from '../page.tsx'
import { matchPage } from './match.ts'

/**
 * The address of a page as the shop itself writes it: its own spelling, only what the page reads from
 * the query, in one order, each once. Two addresses that show the same have the same; null where no
 * page is.
 */
export function pageAddress(pages: readonly PageEntry[], url: URL): string | null {
  const { page, params } = matchPage(pages, url.pathname) ?? {}
  if (page === undefined || page.path === '*') return null
  const path = page.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params?.[name] ?? '').toWellFormed()),
  )
  const query = new URLSearchParams()
  for (const name of page.query) {
    const value = url.searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
