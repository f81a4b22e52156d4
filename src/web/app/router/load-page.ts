import type { Api } from '../api/api.ts'
import type { Language } from '../../messages/language.ts'
import type { Layout, LayoutLoaderArgs, PageEntry, PageModule } from '../page.tsx'
import { matchPage } from './match.ts'
import { Redirect } from './redirect.ts'

export type Loaded = {
  /** id in the page table */
  id: string
  /** null if its code failed to load */
  page: PageModule['page'] | null
  layout: Layout
  /** null if it failed to load */
  layoutData: unknown
  data: unknown
  /** why the page or its layout can't be shown */
  error: unknown
}

type Options = {
  pages: readonly PageEntry[]
  api: Api
  language: Language
  url: URL
  /** The previous page: if the layout is the same, its data is reused. */
  before?: Pick<Loaded, 'layout' | 'layoutData'> | null
  cookies?: LayoutLoaderArgs['cookies']
  typed?: URLSearchParams | undefined
}

/** Loads code, layout data and page data in parallel. */
export async function loadPage({
  pages,
  api,
  language,
  url,
  before = null,
  cookies = null,
  typed,
}: Options): Promise<Loaded | Redirect> {
  const { id, params, layout, code } = pageAt(pages, url.pathname)
  const known = before?.layout === layout ? before.layoutData : null
  const loadingLayout =
    known === null ? layout.load({ api, language, url, cookies }) : Promise.resolve(known)
  const [layoutData, page, data] = await Promise.allSettled([
    loadingLayout,
    code,
    code.then((page) =>
      page.load({ api, language, params, url, typed, layoutData: loadingLayout }),
    ),
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

export function pageAt(pages: readonly PageEntry[], pathname: string) {
  const found = matchPage(pages, pathname)
  if (found === null) throw new Error('The table has no page for what is left')
  const { page, params } = found
  return { ...page, params, code: page.module().then((code) => code.page) }
}
