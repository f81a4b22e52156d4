import { renderToString } from 'react-dom/server'
import { makeApi, type Api } from './api.ts'
import { readAssets } from './assets.ts'
import { documentHtml } from './document.ts'
import type { Head } from './head.ts'
import { factsOf, packPageData } from './page-data.ts'
import { pages } from './pages.ts'
import { type Loaded, loadPage } from './router/load-page.ts'
import { Redirect } from './router/redirect.ts'
import { placeOf } from './router/router.ts'
import { Shop } from './shop.tsx'
import { t } from './words/t.ts'

export { makeApi }
export { ApiError } from './problem.ts'
export { headScriptHash } from './head-script.ts'
export { pageAddress } from './page-address.ts'

type RenderContext = {
  /** where the shop is reached from outside, without a slash at the end: `https://shop.example` */
  origin: string
  /** told of every error that no one expected */
  onError?: (error: unknown) => void
}

export type Rendered =
  | { status: number; html: string; redirect?: undefined }
  | { status: number; redirect: string; html?: undefined }

const fileOf = new Map(pages.map(({ id, file }) => [id, file]))
await Promise.all(pages.map(({ module }) => module())) // no page waits for its code
const assets = readAssets()

/** One page, whole: every loader answered, nothing left for later. */
export async function render(
  { url }: { url: URL },
  api: Api,
  { origin, onError }: RenderContext,
): Promise<Rendered> {
  const loaded = await loadPage({ api, url })
  if (loaded instanceof Redirect) return { status: 302, redirect: loaded.to }
  const status = statusOf(loaded, onError)
  const html = documentHtml({
    head:
      status < 400
        ? headOf(loaded, new URL(url.pathname + url.search, origin))
        : problemHead(status),
    shop: loaded.frame?.settings ?? null,
    origin,
    assets: assets.of(fileOf.get(loaded.id) ?? 'missing'),
    data: packPageData(loaded),
    body: bodyOf(loaded, url, api),
  })
  return { status, html }
}

function statusOf({ error }: Loaded, onError?: (e: unknown) => void) {
  if (error === null) return 200
  const { status } = factsOf(error)
  if (status >= 500) onError?.(error)
  return status
}

const headOf = ({ page, data, frame }: Loaded, url: URL): Head =>
  page?.head(data, url, frame?.settings ?? null) ?? { title: null }

const problemHead = (status: number): Head => ({
  title: t(status === 404 ? 'missing.title' : 'problem.title'),
})

const bodyOf = (loaded: Loaded, url: URL, api: Api) =>
  renderToString(
    <Shop api={api} shown={{ ...loaded, place: placeOf(url, 'first'), scrollTo: 'nowhere' }} />,
  )
