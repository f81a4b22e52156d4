import type { PageEntry } from '../page.tsx'
import { matchPage } from './match.ts'

/** Limit per parameter name. */
const most = 12

/** The canonical address: our spelling, only the query parameters that the page reads, sorted and unique. Equal pages get equal
 * addresses; null if no page matches. */
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
