import type { Api } from '../api/api.ts'
import { type Loaded, loadPage } from './load-page.ts'
import { Redirect } from './redirect.ts'
import { keepScroll, rememberScroll } from './scroll.ts'

export type Place = { pathname: string; search: string; hash: string; key: string }
/** A page as it stands: where, and all that it shows. */
export type Shown = Loaded & { place: Place; scrollTo: 'nowhere' | 'hash' | number }
export type Busy = { state: 'idle' | 'loading'; location?: Place; again?: boolean }
export type GoOptions = { replace?: boolean; preventScrollReset?: boolean }
type How = GoOptions & { pop?: boolean; again?: boolean }

export type Router = ReturnType<typeof makeRouter>

/** Goes from page to page. The last wish counts: what comes for an earlier one is dropped. */
export function makeRouter(api: Api, first: Shown) {
  let shown = first
  let wish = {}
  let hear = { shown: (_: Shown) => {}, busy: (_: Busy) => {} }

  async function load(url: URL, how: How): Promise<void> {
    const mine = (wish = {})
    if (!how.again) rememberScroll(shown.place.key)
    const place = placeOf(url, how.pop ? keyHere() : newKey())
    if (!how.again && isWithinPage(place, shown.place)) return show({ ...shown, place }, url, how)
    const isSame = hrefOf(place) === hrefOf(shown.place)
    hear.busy({ state: 'loading', location: place, again: how.again ?? false })
    const loaded = await loadPage({ api, url, frame: how.again || isSame ? null : shown.frame })
    if (wish !== mine) return
    if (loaded instanceof Redirect) return follow(loaded, how)
    show({ ...loaded, place: how.again ? shown.place : place, scrollTo: 'nowhere' }, url, {
      ...how,
      replace: how.replace || isSame,
    })
  }

  function follow({ to }: Redirect, { pop, again, replace }: How) {
    return load(new URL(to, window.location.href), { replace: pop || again || replace || false })
  }

  function show(next: Shown, url: URL, how: How) {
    const { pop, again, replace, preventScrollReset } = how
    if (!pop && !again) {
      const entry = { key: next.place.key }
      if (replace) window.history.replaceState(entry, '', url)
      else window.history.pushState(entry, '', url)
    }
    const scrollTo = again || preventScrollReset ? 'nowhere' : keepScroll(next.place, pop ?? false)
    shown = { ...next, scrollTo }
    hear.busy({ state: 'idle' })
    hear.shown(shown)
  }

  return {
    first,
    go: (to: string, options: GoOptions = {}) => load(new URL(to, window.location.href), options),
    /** The page and its frame anew, where they are. */
    reload: () => load(new URL(window.location.href), { again: true }),
    start(hearer: typeof hear) {
      hear = hearer
      const back = () => void load(new URL(window.location.href), { pop: true })
      window.addEventListener('popstate', back)
      return () => window.removeEventListener('popstate', back)
    },
  }
}

export const placeOf = ({ pathname, search, hash }: URL, key: string): Place => ({
  pathname,
  search,
  hash,
  key,
})

const newKey = () => Math.random().toString(36).slice(2, 10)
/** Of the entry in the browser's history at which we are. */
export const keyHere = () => (window.history.state as { key?: string } | null)?.key ?? 'first'
const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash
const isWithinPage = (to: Place, from: Place) =>
  to.hash !== '' && to.pathname + to.search === from.pathname + from.search
