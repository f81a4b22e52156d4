import './storefront/storefront.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { makeApi } from './app/api/api.ts'
import { stopNoting } from './app/hydration/event-replay.ts'
import { fetchPagesAhead } from './app/router/prefetch.ts'
import { pageDataId, unpackPageData } from './app/document/page-data.ts'
import { paths } from './app/paths.ts'
import { isReachable } from './app/api/connection.ts'
import { loadPage, pageAt } from './app/router/load-page.ts'
import { Redirect } from './app/router/redirect.ts'
import { keyHere, makeRouter, placeOf } from './app/router/router.ts'
import { takeOverScroll } from './app/router/scroll.ts'
import { sendByFetch } from './app/api/send-by-fetch.ts'
import { Shop } from './app/app.tsx'
import { workOffline } from './app/hydration/register-service-worker.ts'

const api = makeApi(sendByFetch)
const url = new URL(window.location.href)

/** The page as the server has drawn it; its code must be there before React takes over, or it would flash. */
async function drawn() {
  const data = unpackPageData(document.getElementById(pageDataId)?.textContent ?? '{}')
  const standsIn = data.id === 'offline' && url.pathname !== paths.offline()
  if (!standsIn) return { standsIn, loaded: { ...data, page: await pageAt(url.pathname).code } }
  // Offline, one page stands in for all others; only its frame is also theirs. No copy of the page
  // itself is shown then, which could be brought up to date: it is asked for anew (not-kept.tsx).
  delete document.documentElement.dataset.copy
  const loaded = await loadPage({ api, url, frame: data.frame })
  if (!(loaded instanceof Redirect)) return { standsIn, loaded }
  // Nobody is sent on, to the login say, before there is a connection.
  return { standsIn, loaded: { ...data, page: await pageAt(paths.offline()).code } }
}

async function start() {
  const { standsIn, loaded } = await drawn()
  const shown = { ...loaded, place: placeOf(url, keyHere()), scrollTo: 'nowhere' } as const
  const shop = <Shop api={api} shown={shown} router={makeRouter(api, shown)} />
  const place = document.getElementById('shop') ?? document.body
  takeOverScroll(keyHere)
  if (standsIn) createRoot(place).render(shop)
  // In slices, so that a finger that comes first is answered first.
  else startTransition(() => void hydrateRoot(place, shop))
  stopNoting()
}

/** A page whose code could not be had stays as the server has drawn it, until it can. */
async function startAtLast(wait = 2000): Promise<void> {
  try {
    return await start()
  } catch (error) {
    if (document.documentElement.dataset.copy !== undefined) return reloadOnceReachable()
    window.reportError(error)
  }
  await new Promise((resolve) => setTimeout(resolve, wait))
  return startAtLast(2 * wait)
}

async function reloadOnceReachable() {
  const again = async () => (await isReachable()) && window.location.reload()
  window.addEventListener('online', () => void again())
  await again()
}

void startAtLast().then(fetchPagesAhead).finally(workOffline)
