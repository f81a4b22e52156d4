import type { Api } from '../api/api.ts'
import type { Language } from '../../messages/language.ts'
import type { Layout, LayoutLoaderArgs, PageEntry, PageModule } from '../page.tsx'
import { matchPage } from './match.ts'
import { Redirect } from './redirect.ts'

export type Loaded = {
  /** of the entry in the table of pages */
  id: string
  /** null: its code could not be had */
  page: PageModule['page'] | null
  layout: Layout
  /** null: it could not be had */
  layoutData: unknown
  data: unknown
  /** why the page, or its whole layout, cannot be shown */
  error: unknown
}

type Options = {
  pages: readonly PageEntry[]
  api: Api
  language: Language
  url: URL
  /** What the page before was shown in: where the layout is the same, its data stays. */
  before?: Pick<Loaded, 'layout' | 'layoutData'> | null
  cookies?: LayoutLoaderArgs['cookies']
}

/** Everything that a page shows, asked for at once. */
export async function loadPage({
  pages,
  api,
  language,
  url,
  before = null,
  cookies = null,
}: Options): Promise<Loaded | Redirect> {
  const { id, params, layout, code } = pageAt(pages, url.pathname)
  const known = before?.layout === layout ? before.layoutData : null
  const loadingLayout =
    known === null ? layout.load({ api, language, url, cookies }) : Promise.resolve(known)
  const [layoutData, page, data] = await Promise.allSettled([
    loadingLayout,
    code,
    code.then((page) => page.load({ api, language, params, url, layoutData: loadingLayout })),
  ])
  const failed = [layoutData, data].find(({ status }) => status === 'rejected')
  const error: unknown = failed?.status === 'rejected' ? failed.reason : null
  if (error instanceof Redirect) return error
  return {
    id,
    page: page.status === 'fulfilled' ? page.value : null,
    layout,
    layoutData: layoutData.status === 'fulfilled' ? layoutData.value : null,
    data: data.status === 'fulfilled' ? data.value : undefined,
    error,
  }
}

/** The page at an address: which one, what is around it, and its code. */
export function pageAt(pages: readonly PageEntry[], pathname: string) {
  const found = matchPage(pages, pathname)
  if (found === null) throw new Error('The table has no page for what is left')
  const { page, params } = found
  return { ...page, params, code: page.module().then((code) => code.page) }
}
