import { renderToString } from 'react-dom/server'
import { makeApi, type Api } from './app/api/api.ts'
import { readAssets } from './app/document/assets.ts'
import { documentHtml } from './app/document/document.ts'
import type { Head } from './app/document/head.ts'
import { factsOf, packPageData } from './app/document/page-data.ts'
import { isBackOffice } from './app/paths.ts'
import { pages as backOfficePages } from './back-office/pages.ts'
import { pages as storefrontPages } from './storefront/pages.ts'
import { type Loaded, loadPage } from './app/router/load-page.ts'
import { matchPage } from './app/router/match.ts'
import { Redirect } from './app/router/redirect.ts'
import { locationOf } from './app/router/router.ts'
import { App } from './app/app.tsx'
import { pageAddress as addressOf } from './app/router/page-address.ts'
import { siteMessages } from './messages/en/site.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'

export { makeApi }
export { ApiError } from './app/api/api-error.ts'
export { headScriptHash } from './app/document/head-script.ts'
export { deliverCookie } from './storefront/layout-data/deliver-to-cookie.ts'

type RenderContext = {
  language: Language
  /** where the shop is reached from outside, without a slash at the end: `https://shop.example` */
  origin: string
  /** told of every error that no one expected */
  onError?: (error: unknown) => void
}

export type Rendered =
  | { status: number; html: string; redirect?: undefined }
  | { status: number; redirect: string; html?: undefined }

const storefront = { pages: storefrontPages, assets: readAssets('client') }
const backOffice = { pages: backOfficePages, assets: readAssets('back-office') }
const applicationAt = (pathname: string) => (isBackOffice(pathname) ? backOffice : storefront)

// no page waits for its code
await Promise.all([...storefrontPages, ...backOfficePages].map(({ module }) => module()))

/** Pages whose figures depend on where a visitor has things brought. */
const withDelivery = ['cart', 'checkout', 'confirm-order', 'place-order']

/** The address of a page as the shop itself writes it; null where no page is. */
export const pageAddress = (url: URL) => addressOf(applicationAt(url.pathname).pages, url)

/** Whether a page shows a guest other figures when their browser says where to deliver. */
export const showsDelivery = (pathname: string) =>
  withDelivery.includes(matchPage(storefrontPages, pathname)?.page.id ?? '')

/** One page, whole: every loader answered, nothing left for later. */
export async function render(
  { url, cookies }: { url: URL; cookies: Readonly<Record<string, string | undefined>> },
  api: Api,
  { language, origin, onError }: RenderContext,
): Promise<Rendered> {
  const { pages, assets } = applicationAt(url.pathname)
  const loaded = await loadPage({ pages, api, language, url, cookies })
  if (loaded instanceof Redirect) return { status: 302, redirect: loaded.to }
  const status = statusOf(loaded, onError)
  const html = documentHtml({
    language,
    head:
      status < 400
        ? headOf(loaded, new URL(url.pathname + url.search, origin), language)
        : problemHead(status, language),
    shop: loaded.layout.shopOf(loaded.layoutData),
    origin,
    assets: assets.of(pages.find(({ id }) => id === loaded.id)?.file ?? 'missing'),
    data: packPageData(loaded),
    body: bodyOf(loaded, { url, api, language }),
  })
  return { status, html }
}

function statusOf({ error }: Loaded, onError?: (e: unknown) => void) {
  if (error === null) return 200
  const { status } = factsOf(error)
  if (status >= 500) onError?.(error)
  return status
}

const headOf = ({ page, data, layout, layoutData }: Loaded, url: URL, language: Language): Head =>
  page?.head(data, { url, shop: layout.shopOf(layoutData), language }) ?? { title: null }

const problemHead = (status: number, language: Language): Head => ({
  title: messagesIn(language, siteMessages)(status === 404 ? 'missing.title' : 'problem.title'),
})

type Around = { url: URL; api: Api; language: Language }

const bodyOf = (loaded: Loaded, { url, api, language }: Around) =>
  renderToString(
    <App
      api={api}
      language={language}
      state={{ ...loaded, location: locationOf(url, 'first'), scrollTo: 'nowhere' }}
    />,
  )
