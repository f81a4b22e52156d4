import './look.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { makeApi } from './api.ts'
import { apiContext } from './page.tsx'
import { pageDataId, unpackPageData } from './page-data.ts'
import { fetchPagesAhead } from './fetch-ahead.ts'
import { lazyRoutes } from './routes.tsx'
import { sendByFetch } from './send-by-fetch.ts'
import { ApiProvider } from './use-api.ts'

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

async function start() {
  const router = createBrowserRouter(await routesForThisPage(), {
    hydrationData: unpackPageData(document.getElementById(pageDataId)?.textContent ?? '{}'),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      return context
    },
  })
  hydrateRoot(
    document.getElementById('shop') ?? document.body,
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>,
  )
}

void start().then(fetchPagesAhead)
