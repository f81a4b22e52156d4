import type { PageEntry } from '../page.tsx'
import { matchPage } from './match.ts'

/** Of one name. */
const most = 12

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
    const values = url.searchParams.getAll(name).slice(0, page.several?.includes(name) ? most : 1)
    for (const value of new Set(values)) if (value) query.append(name, value)
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
