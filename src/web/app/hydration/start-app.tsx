import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Api, makeApi } from '../api/api.ts'
import { isReachable } from '../api/connection.ts'
import type { Send } from '../api/send.ts'
import { App } from '../app.tsx'
import { readLanguage } from '../document/read-language.ts'
import { pageDataId } from '../document/page-data-id.ts'
import { unpackPageData } from '../document/page-data.ts'
import type { Language } from '../../messages/language.ts'
import type { Layout, PageModule, PageTable } from '../page.tsx'
import { pageUrl } from '../router/language-prefix.ts'
import { loadPage } from '../router/load-page.ts'
import { Redirect } from '../router/redirect.ts'
import { keyHere, locationOf, makeRouter } from '../router/router.ts'
import { controlScroll } from '../router/scroll.ts'

/** `owns`: which addresses the page table covers; others are full page loads. `standIn`: the page that the service worker serves offline
 * for a page that isn't cached. */
type Options = {
  send: Send
  pages: PageTable
  layouts: readonly Layout[]
  owns: (pathname: string) => boolean
  standIn?: { id: string; path: string }
}

/** The page as the server rendered it; its code must be loaded before React hydrates, or it would flash. */
async function drawn({ pages, layouts, standIn }: Options, api: Api, language: Language) {
  const url = pageUrl(language, window.location.href)
  const element = document.getElementById(pageDataId)
  const data = unpackPageData(element?.textContent ?? '{}')
  const layout = layouts.find(({ id }) => id === data.layout)
  if (layout === undefined) throw new Error(`There is no layout ${data.layout}`)
  const asDrawn = async () => ({ ...data, layout, page: await moduleAt(element?.dataset['page']) })
  if (data.id !== standIn?.id || url.pathname === standIn.path)
    return { standsIn: false, loaded: await asDrawn() }
  // The offline page replaces every page that isn't cached, so only its layout applies. Remove the copy mark: the page must be requested
  // again, not refreshed (offline-notice.tsx).
  delete document.documentElement.dataset.copy
  const before = { layout, layoutData: data.layoutData }
  const loaded = await loadPage({ pages: await pages(), api, language, url, before })
  // Do not follow redirects (to the login, for example) while offline.
  return { standsIn: true, loaded: loaded instanceof Redirect ? await asDrawn() : loaded }
}

/** The document already includes the module of its own page. */
const moduleAt = async (address = '') =>
  ((await import(/* @vite-ignore */ address)) as PageModule).page

async function start(options: Options): Promise<Language> {
  const language = await readLanguage()
  const api = makeApi(options.send)
  const { standsIn, loaded } = await drawn(options, api, language)
  const location = locationOf(pageUrl(language, window.location.href), keyHere())
  const state = { ...loaded, location, scrollTo: 'nowhere' } as const
  const { pages, owns } = options
  const router = makeRouter({ pages, owns, api, language, first: state })
  const app = <App api={api} language={language} state={state} router={router} />
  const root = document.getElementById('shop') ?? document.body
  controlScroll(keyHere)
  if (standsIn) createRoot(root).render(app)
  // Hydrate in a transition, so that input during hydration is handled first.
  else startTransition(() => void hydrateRoot(root, app))
  return language
}

/** Hydrates the page; resolves to its language. If its code fails to load, the server's HTML stays until a retry succeeds. */
export async function startApp(options: Options, wait = 2000): Promise<Language | void> {
  try {
    return await start(options)
  } catch (error) {
    if (document.documentElement.dataset.copy !== undefined) return reloadOnceReachable()
    window.reportError(error)
  }
  await new Promise((resolve) => setTimeout(resolve, wait))
  return startApp(options, 2 * wait)
}

async function reloadOnceReachable() {
  const again = async () => (await isReachable()) && window.location.reload()
  window.addEventListener('online', () => void again())
  await again()
}
