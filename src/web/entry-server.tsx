import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { makeApi, type Api } from './api.ts'
import { readAssets } from './assets.ts'
import { documentHtml } from './document.ts'
import type { Head } from './head.ts'
import { apiContext } from './page.tsx'
import { factsOf, packPageData } from './page-data.ts'
import { loadedRoutes } from './routes.tsx'
import { ApiProvider } from './use-api.ts'
import { t } from './words/t.ts'

export { makeApi }
export { ApiError } from './problem.ts'
export { themeScriptHash } from './theme-hash.ts'

type RenderContext = {
  /** where the shop is reached from outside, without a slash at the end: `https://shop.example` */
  origin: string
  /** told of every error that no one expected */
  onError?: (error: unknown) => void
}

export type Rendered =
  | { status: number; html: string; redirect?: undefined }
  | { status: number; redirect: string; html?: undefined }

const { routes, known } = await loadedRoutes()
const handler = createStaticHandler(routes)
const assets = readAssets()

/** One page, whole: every loader answered, nothing left for later. */
export async function render(
  request: { url: URL },
  api: Api,
  { origin, onError }: RenderContext,
): Promise<Rendered> {
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, api)
  const answer = await handler.query(new Request(request.url), { requestContext })
  if (answer instanceof Response) {
    return { status: answer.status, redirect: answer.headers.get('location') ?? '/' }
  }
  const status = statusOf(answer, onError)
  const page = answer.matches.at(-1)?.route.id ?? 'missing'
  const html = documentHtml({
    head:
      status < 400
        ? headOf(page, answer, new URL(request.url.pathname + request.url.search, origin))
        : problemHead(status),
    origin,
    assets: assets.of(known.get(page)?.file ?? 'missing'),
    data: packPageData(answer),
    body: bodyOf(answer, api),
  })
  return { status, html }
}

function statusOf({ errors, statusCode }: StaticHandlerContext, onError?: (e: unknown) => void) {
  const error: unknown = Object.values(errors ?? {})[0]
  if (error === undefined) return statusCode
  const { status } = factsOf(error)
  if (status >= 500) onError?.(error)
  return status
}

const headOf = (page: string, { loaderData }: StaticHandlerContext, url: URL): Head =>
  known.get(page)?.head(loaderData[page], url) ?? { title: t('shop.name') }

const problemHead = (status: number): Head => ({
  title: t(status === 404 ? 'missing.title' : 'problem.title'),
})

const bodyOf = (answer: StaticHandlerContext, api: Api) =>
  renderToString(
    <ApiProvider value={api}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, answer)}
        context={answer}
        hydrate={false}
      />
    </ApiProvider>,
  )
