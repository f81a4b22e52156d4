import { type LoaderFunctionArgs, Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { apiContext, type PageModule } from './page.tsx'
import { pages } from './pages.ts'
import { Frame } from './storefront/frame/frame.tsx'
import { loadFrame } from './storefront/frame/load-frame.ts'
import { Problem } from './storefront/missing/problem.tsx'
import { useWaiting } from './use-waiting.ts'

const askOf = ({ context, params, request }: LoaderFunctionArgs) => ({
  api: context.get(apiContext),
  params,
  url: new URL(request.url),
})

/** The parts of a route that come with the page's chunk. */
const routeParts = ({ page }: PageModule) => ({
  Component: page.Component,
  loader: (args: LoaderFunctionArgs) => page.load(askOf(args)),
  ...(page.Problem && { ErrorBoundary: page.Problem }),
})

function Shell() {
  const waiting = useWaiting()
  return (
    <Frame>
      {waiting ?? <Outlet />}
      <ScrollRestoration />
    </Frame>
  )
}

/** Even when nobody knows who is here, the shop's sign stays over the door. */
const Broken = () => (
  <Frame>
    <Problem />
  </Frame>
)

const frameRoute = (children: RouteObject[]): RouteObject => ({
  id: 'frame',
  Component: Shell,
  ErrorBoundary: Broken,
  loader: (args) => loadFrame(askOf(args)),
  // The frame changes at login and logout, which ask for it; a new sort order is not such a reason.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  children: [{ id: 'inside', ErrorBoundary: Problem, children }],
})

export const lazyRoutes = (): RouteObject[] => [
  frameRoute(
    pages.map(({ id, path, module }) => ({
      id,
      path,
      lazy: async () => routeParts(await module()),
    })),
  ),
]

/** For the server: everything loaded beforehand, so that rendering never waits for a chunk. */
export async function loadedRoutes() {
  const modules = await Promise.all(
    pages.map(async ({ module, ...entry }) => ({ ...entry, ...(await module()) })),
  )
  const routes = [
    frameRoute(modules.map(({ id, path, page }) => ({ id, path, ...routeParts({ page }) }))),
  ]
  const known = new Map(modules.map(({ id, file, page }) => [id, { file, head: page.head }]))
  return { routes, known }
}
