import { factsOf } from '../document/page-data.ts'
import type { Api } from '../api/api.ts'
import type { Language } from '../../messages/language.ts'
import type { PageTable } from '../page.tsx'
import { type Loaded, loadPage, pageAt } from './load-page.ts'
import { pageUrl, withPrefix } from './language-prefix.ts'
import { Redirect } from './redirect.ts'
import { type Location, scrollTarget, rememberScroll } from './scroll.ts'

export type RouterState = Loaded & { location: Location; scrollTo: 'nowhere' | 'hash' | number }
export type Busy = { state: 'idle' | 'loading'; location?: Location; again?: boolean }
export type GoOptions = { replace?: boolean; preventScrollReset?: boolean }
/** `anew` reloads the layout's data too; a page that redirected has just done so. */
type How = GoOptions & { pop?: boolean; again?: boolean; anew?: boolean }

export type Router = ReturnType<typeof makeRouter>

type Options = {
  pages: PageTable
  /** which addresses the page table covers; others are full page loads. Without the prefix of the language, as all
   * addresses in the application */
  owns: (pathname: string) => boolean
  api: Api
  language: Language
  first: RouterState
}

/** A newer navigation cancels an older one. */
export function makeRouter({ pages, owns, api, language, first }: Options) {
  let state = first
  let navigation = {}
  let going: Promise<void> | undefined
  let listener = { state: (_: RouterState) => {}, busy: (_: Busy) => {} }

  async function load(url: URL, how: How): Promise<void> {
    const mine = (navigation = {})
    if (!owns(url.pathname)) return leaveFor(url)
    if (!how.again) rememberScroll(state.location.key)
    const location = locationOf(url, how.pop ? keyHere() : newKey())
    if (!how.again && isWithinPage(location, state.location))
      return show({ ...state, location }, url, how)
    const isSame = hrefOf(location) === hrefOf(state.location)
    listener.busy({ state: 'loading', location, again: how.again ?? false })
    const table = await pages().catch(() => null)
    if (navigation !== mine) return
    // Fall back to a full page load: offline, the service worker answers it.
    if (table === null) return how.again ? stay() : leaveFor(url)
    const anew = how.anew || how.again || isSame
    const before = anew ? null : state
    const loaded = await loadPage({ pages: table, api, language, url, before })
    if (navigation !== mine) return
    if (loaded instanceof Redirect) return follow(loaded, { ...how, anew })
    if (how.again && state.error === null && isPassing(loaded.error)) return stay()
    show({ ...loaded, location: how.again ? state.location : location, scrollTo: 'nowhere' }, url, {
      ...how,
      replace: how.replace || isSame,
    })
  }

  const leaveFor = (url: URL) => window.location.assign(inLanguage(url))

  /** The address of a page as the browser shows it. */
  const inLanguage = ({ origin, pathname, search, hash }: URL) =>
    origin + withPrefix(language, pathname) + search + hash

  const urlOf = (address: string) => pageUrl(language, address)

  /** If a reload fails, keep the current page and everything typed in it. */
  const stay = () => listener.busy({ state: 'idle', again: true })

  function follow({ to }: Redirect, { pop, again, replace, anew }: How) {
    const how = { replace: pop || again || replace || false, anew: anew ?? false }
    return load(urlOf(to), how)
  }

  function show(next: RouterState, url: URL, how: How) {
    const { pop, again, replace, preventScrollReset } = how
    if (!pop && !again) {
      const entry = { key: next.location.key }
      if (replace) window.history.replaceState(entry, '', inLanguage(url))
      else window.history.pushState(entry, '', inLanguage(url))
    }
    const scrollTo =
      again || preventScrollReset ? 'nowhere' : scrollTarget(next.location, pop ?? false)
    state = { ...next, scrollTo }
    listener.state(state)
  }

  return {
    first,
    codeAt: async (pathname: string) => pageAt(await pages(), pathname).code,
    go: (to: string, options: GoOptions = {}) => (going = load(urlOf(to), options)),
    /** Reloads the page and its layout's data, after any navigation under way or begun meanwhile. */
    async reload() {
      for (let last; last !== going;) await (last = going)
      return load(urlOf(window.location.href), { again: true })
    },
    start(listening: typeof listener) {
      listener = listening
      const back = () => void (going = load(urlOf(window.location.href), { pop: true }))
      window.addEventListener('popstate', back)
      return () => window.removeEventListener('popstate', back)
    },
  }
}

export const locationOf = ({ pathname, search, hash }: URL, key: string): Location => ({
  pathname,
  search,
  hash,
  key,
})

/** No connection, or the server is down or restarting. */
const isPassing = (error: unknown) =>
  error !== null && Math.trunc(factsOf(error).status / 100) % 5 === 0

const newKey = () => `${Math.random()}`
/** Key of the current history entry. */
export const keyHere = () => (window.history.state as { key?: string } | null)?.key ?? 'first'
const hrefOf = ({ pathname, search, hash }: Location) => pathname + search + hash
const isWithinPage = (to: Location, from: Location) =>
  to.hash !== '' && to.pathname + to.search === from.pathname + from.search
