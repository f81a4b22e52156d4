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
import { loadPage } from '../router/load-page.ts'
import { Redirect } from '../router/redirect.ts'
import { keyHere, locationOf, makeRouter } from '../router/router.ts'
import { takeOverScroll } from '../router/scroll.ts'

const url = new URL(window.location.href)

/**
 * `send`: carries the application's calls.
 * `owns`: which addresses the table answers; for others the browser itself leaves.
 * `standIn`: the page that the service worker answers with, offline, for a page that is not cached.
 */
type Options = {
  send: Send
  pages: PageTable
  layouts: readonly Layout[]
  owns: (pathname: string) => boolean
  standIn?: { id: string; path: string }
}

/** The page as the server has drawn it; its code must be there before React takes over, or it would flash. */
async function drawn({ pages, layouts, standIn }: Options, api: Api, language: Language) {
  const element = document.getElementById(pageDataId)
  const data = unpackPageData(element?.textContent ?? '{}')
  const layout = layouts.find(({ id }) => id === data.layout)
  if (layout === undefined) throw new Error(`There is no layout ${data.layout}`)
  const asDrawn = async () => ({ ...data, layout, page: await moduleAt(element?.dataset['page']) })
  if (data.id !== standIn?.id || url.pathname === standIn.path)
    return { standsIn: false, loaded: await asDrawn() }
  // Offline, the same page is served for every page that is not cached; only its layout applies to them. It is
  // no copy that could be refreshed, so the mark is removed and the page is requested anew (offline-notice.tsx).
  delete document.documentElement.dataset.copy
  const before = { layout, layoutData: data.layoutData }
  const loaded = await loadPage({ pages: await pages(), api, language, url, before })
  // Do not follow redirects (to the login, for example) while offline.
  return { standsIn: true, loaded: loaded instanceof Redirect ? await asDrawn() : loaded }
}

/** The module of the page that the document was made with, which came along with it. */
const moduleAt = async (address = '') =>
  ((await import(/* @vite-ignore */ address)) as PageModule).page

async function start(options: Options) {
  const language = await readLanguage()
  const api = makeApi(options.send)
  const { standsIn, loaded } = await drawn(options, api, language)
  const state = { ...loaded, location: locationOf(url, keyHere()), scrollTo: 'nowhere' } as const
  const { pages, owns } = options
  const router = makeRouter({ pages, owns, api, language, first: state })
  const app = <App api={api} language={language} state={state} router={router} />
  const root = document.getElementById('shop') ?? document.body
  takeOverScroll(keyHere)
  if (standsIn) createRoot(root).render(app)
  // Hydrate in a transition, so that input during hydration is handled first.
  else startTransition(() => void hydrateRoot(root, app))
}

/** Brings the page alive. One whose code could not be had stays as the server has drawn it, until it can. */
export async function startApp(options: Options, wait = 2000): Promise<void> {
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
