import type { Look } from '#shop/look/look.ts'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { makeApi, type Api } from './app/api/api.ts'
import { readAssets } from './app/document/assets.ts'
import { documentHtml, plainDocumentHtml } from './app/document/document.ts'
import type { Head } from './app/document/head.ts'
import { factsOf, packPageData } from './app/document/page-data.ts'
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
  /** where the shop is reached from outside, without a slash at the end: `https://shop.example` */
  origin: string
  look: Look
  /** told of every error that no one expected */
  onError?: (error: unknown) => void
  /** awaited when everything is loaded: a page that nobody waits for is drawn when there is time */
  beforeDrawing?: (() => Promise<void>) | undefined
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

/** What mails, orders and a login lead to: it answers also while the shop is closed to shoppers. */
const alwaysOpen = new Set(
  `login forgot-password reset-password confirm-email undo-change confirm-stock-alert stop-stock-alerts
  orders order track-order return-order invoice cancel-order cancel-confirmation order-confirmation congratulation
  terms terms-short privacy privacy-short`.split(/\s+/),
)

/** Whether everybody reaches a page before the shop is opened. */
export const isAlwaysOpen = ({ pathname }: URL) =>
  isBackOffice(pathname) || alwaysOpen.has(matchPage(storefrontPages, pathname)?.page.id ?? '')

type Asked = { url: URL; cookies: Readonly<Record<string, string | undefined>> }

/** One page, whole: every loader answered, nothing left for later. */
export async function render(
  { url, cookies }: Asked,
  api: Api,
  context: RenderContext,
): Promise<Rendered> {
  const { language, onError } = context
  const { pages } = applicationAt(url.pathname)
  const loaded = await loadPage({ pages, api, language, url, cookies })
  if (loaded instanceof Redirect) return { status: 302, redirect: loaded.to }
  await context.beforeDrawing?.()
  const status = statusOf(loaded, onError)
  const app = <App api={api} language={language} state={stateOf(loaded, url)} />
  const html = documentOf(loaded, { url, status, data: loaded, body: renderToString(app) }, context)
  return { status, html }
}

/** What whoever is not staff gets at every address of a shop that is not open yet. */
export function renderOpeningSoon(
  shop: OpeningFacts,
  { language, origin, look }: RenderContext,
): string {
  return plainDocumentHtml({
    language,
    head: openingSoonHead(shop, language),
    shop,
    look,
    origin,
    assets: storefront.assets.of('missing'),
    body: renderToStaticMarkup(
      <LanguageProvider value={language}>
        <OpeningSoon shop={shop} logo={look.logo} />
      </LanguageProvider>,
    ),
  })
}

/** Where the buyer of an order says what to do about a line of which too few are there. */
export function renderOrderQuestion(
  facts: OrderQuestionFacts,
  { language, origin, look }: RenderContext,
): string {
  return plainDocumentHtml({
    language,
    head: orderQuestionHead(language),
    shop: facts.shop,
    look,
    origin,
    assets: storefront.assets.of('order'),
    body: renderToStaticMarkup(
      <LanguageProvider value={language}>
        <OrderQuestion {...facts} />
      </LanguageProvider>,
    ),
  })
}

/**
 * Whether those who are signed in get this page drawn once for all, with their own parts put in; and whether
 * what somebody has bought before stands first on it.
 */
export function sharingOf({ pathname, searchParams }: URL) {
  const id = matchPage(storefrontPages, pathname)?.page.id ?? ''
  return {
    isShared: !isBackOffice(pathname) && isSharedPage(id),
    putsBoughtFirst: id === 'search' && Boolean(searchParams.get('q')),
  }
}

/**
 * A page for all of an audience. `api` must be that of nobody in particular. null: it cannot be shown, or leads
 * elsewhere, and is rendered for each of them.
 */
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

/** What such a page shows of the person who asks; null: nobody is signed in. */
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
  { language, origin, look }: RenderContext,
): string {
  const { pages, assets } = applicationAt(url.pathname)
  return documentHtml({
    language,
    head:
      status < 400
        ? headOf(loaded, new URL(url.pathname + url.search, origin), language)
        : problemHead(status, language),
    shop: loaded.layout.shopOf(loaded.layoutData),
    look,
    origin,
    assets: assets.of(pages.find(({ id }) => id === loaded.id)?.file ?? 'missing'),
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
