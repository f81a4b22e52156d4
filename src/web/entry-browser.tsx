import './look.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { makeApi } from './api.ts'
import { apiContext } from './page.tsx'
import { pageDataId, unpackPageData } from './page-data.ts'
import { paths } from './paths.ts'
import { fetchPagesAhead } from './fetch-ahead.ts'
import { isReachable } from './reachable.ts'
import { lazyRoutes } from './routes.tsx'
import { sendByFetch } from './send-by-fetch.ts'
import { ApiProvider } from './use-api.ts'
import { workOffline } from './work-offline.ts'

const api = makeApi(sendByFetch)

/** The page that the server has drawn must be there before React takes over, or it would flash. */
async function routesForThisPage() {
  const routes = lazyRoutes()
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return routes
}

/** What the server has loaded; of the page that stands in for another when offline, only the frame. */
function loaded() {
  const data = unpackPageData(document.getElementById(pageDataId)?.textContent ?? '{}')
  const loaderData: Record<string, unknown> = data.loaderData ?? {}
  const standsIn = 'offline' in loaderData && window.location.pathname !== paths.offline()
  return standsIn
    ? { standsIn, data: { loaderData: { frame: loaderData.frame } } }
    : { standsIn, data }
}

async function start() {
  const { standsIn, data } = loaded()
  const router = createBrowserRouter(await routesForThisPage(), {
    hydrationData: data,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      return context
    },
  })
  const place = document.getElementById('shop') ?? document.body
  const shop = (
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>
  )
  // In slices, so that a finger that comes first is answered first.
  if (!standsIn) return startTransition(() => void hydrateRoot(place, shop))
  await untilLoaded(router)
  createRoot(place).render(shop)
}

const untilLoaded = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })

/** A page whose code could not be had stays as the server has drawn it, until it can. */
async function startLater(error: unknown) {
  const isCopy = document.documentElement.dataset.copy !== undefined
  if (!isCopy) throw error
  const again = async () => (await isReachable()) && window.location.reload()
  window.addEventListener('online', () => void again())
  await again()
}

void start().then(fetchPagesAhead, startLater)
workOffline()
