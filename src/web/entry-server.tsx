import type { Branding } from '#shop/branding/branding.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { makeApi, type Api } from './app/api/api.ts'
import { readAssets } from './app/document/assets.ts'
import { documentHtml, plainDocumentHtml } from './app/document/document.ts'
import type { Head } from './app/document/head.ts'
import { factsOf, packPageData } from './app/document/page-data.ts'
import { officeManifest } from './app/office-manifest.ts'
import { isBackOffice } from './app/paths.ts'
import { pages as backOfficePages } from './back-office/pages.ts'
import { pages as storefrontPages } from './storefront/pages.ts'
import { type Loaded, loadPage } from './app/router/load-page.ts'
import { matchPage } from './app/router/match.ts'
import { Redirect } from './app/router/redirect.ts'
import { locationOf, type RouterState } from './app/router/router.ts'
import { type MetPart, MetParts } from './app/personal-part.tsx'
import { deliverCookie, unpackDeliverTo } from './storefront/layout-data/deliver-to-cookie.ts'
import { loadPersonal, type PersonalData } from './storefront/layout-data/load-layout.ts'
import {
  type Audience,
  forSomebody,
  isSharedPage,
  loadPagePersonal,
  type Personal,
  type SharedPage,
  sharedPageOf,
  withMarks,
} from './shared-page.tsx'
import { App } from './app/app.tsx'
import { OpeningSoon, type OpeningFacts, openingSoonHead } from './opening-soon.tsx'
import { ConfirmOrder, type ConfirmOrderFacts, confirmOrderHead } from './confirm-order.tsx'
import { OrderQuestion, type OrderQuestionFacts, orderQuestionHead } from './order-question.tsx'
import { pageAddress as addressOf } from './app/router/page-address.ts'
import { siteMessages } from './messages/en/site.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'
import { LanguageProvider } from './messages/use-messages.ts'

export { makeApi }
export { ApiError } from './app/api/api-error.ts'
export { headScriptHash } from './app/document/head-script.ts'
export { deliverCookie }
export type { Audience, Personal, SharedPage } from './shared-page.tsx'

type RenderContext = {
  language: Language
  /** public origin of the shop, without a trailing slash: `https://shop.example` */
  origin: string
  branding: Branding
  /** called with every unexpected error */
  onError?: (error: unknown) => void
  /** awaited after loading: delays the rendering of pages that no request waits for */
  beforeDrawing?: (() => Promise<void>) | undefined
}

export type Rendered =
  | { status: number; html: string; redirect?: undefined }
  | { status: number; redirect: string; html?: undefined }

const storefront = { pages: storefrontPages, assets: readAssets('client'), manifest: undefined }
const backOffice = {
  pages: backOfficePages,
  assets: readAssets('back-office'),
  manifest: officeManifest,
}
const applicationAt = (pathname: string) => (isBackOffice(pathname) ? backOffice : storefront)

// preload the code of all pages, so that no request waits for it
await Promise.all([...storefrontPages, ...backOfficePages].map(({ module }) => module()))

/** Pages whose figures depend on the visitor's delivery location. */
const withDelivery = ['cart', 'checkout', 'confirm-order', 'place-order']

/** The canonical address of a page; null if no page matches. */
export const pageAddress = (url: URL) => addressOf(applicationAt(url.pathname).pages, url)

/** Whether a guest's delivery location changes the figures of the page. */
export const showsDelivery = (pathname: string) =>
  withDelivery.includes(matchPage(storefrontPages, pathname)?.page.id ?? '')

/** Targets of e-mails, orders and logins: they respond before the shop is open. */
const alwaysOpen = new Set(
  `login forgot-password reset-password confirm-email undo-change confirm-stock-alert stop-stock-alerts
  stop-list-reminder khata orders order track-order return-order invoice cancel-order cancel-confirmation order-confirmation congratulation
  terms terms-short privacy privacy-short`.split(/\s+/),
)

export const isAlwaysOpen = ({ pathname }: URL) =>
  isBackOffice(pathname) || alwaysOpen.has(matchPage(storefrontPages, pathname)?.page.id ?? '')

type Asked = {
  url: URL
  cookies: Readonly<Record<string, string | undefined>>
  typed?: URLSearchParams | undefined
}

/** Renders a whole page: awaits every loader and defers nothing. */
export async function render(
  { url, cookies, typed }: Asked,
  api: Api,
  context: RenderContext,
): Promise<Rendered> {
  const { language, onError } = context
  const { pages } = applicationAt(url.pathname)
  const loaded = await loadPage({ pages, api, language, url, cookies, typed })
  if (loaded instanceof Redirect) return { status: 302, redirect: loaded.to }
  await context.beforeDrawing?.()
  const status = statusOf(loaded, onError)
  const app = <App api={api} language={language} state={stateOf(loaded, url)} />
  const html = documentOf(loaded, { url, status, data: loaded, body: renderToString(app) }, context)
  return { status, html }
}

type PlainPage = { head: Head; shop: OpeningFacts; looksLike: 'missing' | 'order' }

/** A page without scripts, outside of the applications. */
const renderPlain = (
  { looksLike, ...page }: PlainPage,
  body: ReactNode,
  { language, origin, branding }: RenderContext,
): string =>
  plainDocumentHtml({
    ...page,
    language,
    branding,
    origin,
    assets: storefront.assets.of(looksLike, language.locale),
    body: renderToStaticMarkup(<LanguageProvider value={language}>{body}</LanguageProvider>),
  })

/** Every address shows this to visitors (except staff) until the shop opens. */
export function renderOpeningSoon(shop: OpeningFacts, context: RenderContext) {
  const page = {
    head: openingSoonHead(shop, context.language),
    shop,
    looksLike: 'missing',
  } as const
  return renderPlain(page, <OpeningSoon shop={shop} logo={context.branding.logo} />, context)
}

/** Where a customer confirms an order. */
export function renderConfirmOrder(facts: ConfirmOrderFacts, context: RenderContext) {
  const head = confirmOrderHead(context.language)
  const page = { head, shop: facts.shop, looksLike: 'order' } as const
  return renderPlain(page, <ConfirmOrder {...facts} />, context)
}

/** A customer's answer to a line with too little stock. */
export function renderOrderQuestion(facts: OrderQuestionFacts, context: RenderContext) {
  const head = orderQuestionHead(context.language)
  const page = { head, shop: facts.shop, looksLike: 'order' } as const
  return renderPlain(page, <OrderQuestion {...facts} />, context)
}

/** Whether logged-in users get this page from a shared render with their personal parts inserted, and whether it starts with their usual
 * products. */
export function sharingOf({ pathname, searchParams }: URL) {
  const id = matchPage(storefrontPages, pathname)?.page.id ?? ''
  return {
    isShared: !isBackOffice(pathname) && isSharedPage(id),
    putsBoughtFirst: id === 'search' && Boolean(searchParams.get('q')),
  }
}

/** Renders a page for a whole audience; `api` must be anonymous. null: it failed or redirects, so render it for each person. */
export async function renderShared(
  { url, audience }: { url: URL; audience: Audience },
  api: Api,
  context: RenderContext & { change: (html: string) => string },
): Promise<SharedPage | null> {
  const { language, change } = context
  const answer = await loadPage({ pages: storefrontPages, api, language, url, cookies: {} })
  if (answer instanceof Redirect || answer.error !== null || MetParts === null) return null
  await context.beforeDrawing?.()
  const loaded = forSomebody(answer, audience)
  const met: MetPart[] = []
  const state = stateOf(loaded, url)
  const body = renderToString(
    <MetParts value={met}>
      <App api={api} language={language} state={state} />
    </MetParts>,
  )
  const html = documentOf(loaded, { url, status: 200, data: withMarks(loaded), body }, context)
  return sharedPageOf({ html: change(html), met, state, language, change }, api)
}

/** The personal part of such a page's layout; null for guests. */
export async function loadPersonalLayout(
  cookies: Asked['cookies'],
  api: Api,
  language: Language,
): Promise<Personal['layout'] | null> {
  const layout = await loadPersonal({ api, language }, unpackDeliverTo(cookies[deliverCookie]))
  return isSignedIn(layout) ? layout : null
}

const isSignedIn = (layout: PersonalData): layout is Personal['layout'] => layout.person !== null

export const loadPersonalOf = (url: URL, api: Api): Promise<Personal['page']> => {
  const { page, params = {} } = matchPage(storefrontPages, url.pathname) ?? {}
  return loadPagePersonal(page?.id ?? '', { url, params }, api)
}

const stateOf = (loaded: Loaded, url: URL): RouterState => ({
  ...loaded,
  location: locationOf(url, 'first'),
  scrollTo: 'nowhere',
})

type Drawn = { url: URL; status: number; data: Loaded; body: string }

function documentOf(
  loaded: Loaded,
  { url, status, data, body }: Drawn,
  { language, origin, branding }: RenderContext,
): string {
  const { pages, assets, manifest } = applicationAt(url.pathname)
  return documentHtml({
    manifest,
    language,
    head:
      status < 400
        ? headOf(loaded, new URL(url.pathname + url.search, origin), language)
        : problemHead(status, language),
    shop: loaded.layout.shopOf(loaded.layoutData),
    branding,
    origin,
    assets: assets.of(pages.find(({ id }) => id === loaded.id)?.file ?? 'missing', language.locale),
    data: packPageData(data),
    body,
  })
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
