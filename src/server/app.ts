import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { nextMoment } from '#shop/content/moments.store.ts'
import { stockOfOrdered } from '#shop/orders/placing/ordered-stock.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from './open-shop.ts'
import { serveLiveOrders } from './api/live.ts'
import { serveLiveOffice } from './api/live-office.ts'
import { openApi } from './api/openapi.ts'
import { openPictures } from './media/pictures.ts'
import { notHere, registerApi } from './api/register.ts'
import { serveBackup } from './api/backup.ts'
import { serveOrderFile } from './api/order-file.ts'
import { serveProductList } from './api/product-list.ts'
import { serveTranslationList } from './api/translation-list.ts'
import { serveReportFiles } from './api/report-files.ts'
import { serveOriginals } from './api/original-pictures.ts'
import { serveReturnPhotos } from './api/return-photos.ts'
import type { Config } from './config.ts'
import { openContentMoments, withMoments } from './cache/content-moments.ts'
import { openFreshness } from './cache/freshness.ts'
import { followBranding } from './pages/displayed-branding.ts'
import { openGuestCache } from './cache/guest-cache.ts'
import { addFindOrderForm } from './forms/find-order-form.ts'
import { addLoginForm } from './forms/login-form.ts'
import { addMessageForms } from './forms/message-forms.ts'
import { addSignupForm } from './forms/signup-form.ts'
import { serveConfirmOrder } from './pages/confirm-order-page.ts'
import { serveOrderQuestion } from './pages/order-question-page.ts'
import { addStockAlertForms } from './forms/stock-alert-forms.ts'
import { addListForms } from './forms/list-forms.ts'
import { addTokenForms } from './forms/token-forms.ts'
import { serveHealth } from './http/health.ts'
import { serveMailedLogo } from './emails/mailed-logo.ts'
import { makeServer } from './http/make-server.ts'
import type { Pages } from './load-pages.ts'
import { servePages } from './pages/pages.ts'
import { serveShortAddresses } from './pages/short-addresses.ts'
import { speakLanguages } from './http/languages.ts'
import { compressAnswers } from './http/compression.ts'
import { answerErrors } from './http/errors.ts'
import { sendSafeHeaders } from './http/headers.ts'
import { checkHosts } from './http/hosts.ts'
import { readJson } from './http/json.ts'
import { isSafe, refuseOtherOrigins } from './http/origin.ts'
import { refuseOverload } from './http/overload.ts'
import { addFastPath } from './cache/fast-path.ts'
import { refuseLargeBodies } from './http/unread-bodies.ts'
import { formLimits, maxFormBytes } from './http/form-limits.ts'
import { cutSlowReaders, watchReaders } from './http/slow-readers.ts'
import { makeCookies } from './http/visits.ts'
import { serveSitemap } from './pages/seo.ts'
import { openSharedPages } from './cache/shared-pages.ts'
import { serveBuild, serveMedia } from './http/static.ts'
import { takeConnectionsOf } from './processes/take-connections.ts'
import { serveWebManifest } from './pages/web-manifest.ts'

const buildFolders = ['client', 'back-office'].map((name) =>
  join(import.meta.dirname, '../../dist', name),
)

type Parts = {
  config: Pick<Config, 'dataFolder' | 'publicUrl' | 'logLevel'>
  shop: OpenShop
  /** null: the API alone, without pages. */
  pages: Pages | null
  /** How long pages and answers for guests are cached, in milliseconds. */
  cacheFor?: number
  /** Maximum age of a stale answer after an order by another customer, in milliseconds. */
  staleFor?: number
  /** So late may the event loop run before visitors are refused, in milliseconds. */
  maxDelay?: number
  /** Resolves when the other workers have seen the commits of this one. */
  inStep?: () => Promise<void>
  /** The log's destination instead of standard output. */
  logTo?: { write: (line: string) => void }
}

/** The whole shop behind one port, listening to nothing yet. The order below is the order of asking. */
export async function buildApp({
  config,
  shop,
  pages,
  cacheFor = 1000,
  staleFor = 1000,
  maxDelay = 1000,
  inStep,
  logTo,
}: Parts): Promise<FastifyInstance> {
  const https = config.publicUrl?.startsWith('https:') ?? false
  const cookies = makeCookies(https)
  const media = join(config.dataFolder, 'media')
  // Outside the public folder.
  const photos = join(config.dataFolder, 'returns')
  const originals = join(config.dataFolder, 'originals')
  for (const folder of [media, photos, originals]) await mkdir(folder, { recursive: true })

  const app = makeServer(config, shop, logTo)
  app.removeContentTypeParser('text/plain') // a form on another site can send that without asking first

  const { mapTiles } = await readSettings(shop.db)
  await shop.readDigits()
  const takeConnections = takeConnectionsOf(app.server)
  const watch = watchReaders()
  addFastPath(app, watch)
  answerErrors(app, takeConnections)
  await sendSafeHeaders(app, {
    scriptHash: pages === null ? null : pages.headScriptHash,
    https,
    tiles: mapTiles,
  })
  readJson(app)
  refuseOverload(app, maxDelay)
  checkHosts(app, config.publicUrl)
  refuseOtherOrigins(app, config.publicUrl) // before anything is read
  compressAnswers(app)
  await app.register(cookie)
  speakLanguages(app, shop)
  refuseLargeBodies(app, maxFormBytes)
  await app.register(multipart, { limits: formLimits })

  const freshness = await freshnessOf(app, shop, staleFor)
  const guestCache = openGuestCache(app, freshness, { cacheFor })
  if (inStep) answerInStep(app, inStep)
  cutSlowReaders(app, watch) // the last to look at an answer
  app.setNotFoundHandler((_, reply) => notHere(reply))
  serveHealth(app, shop)
  await serveMedia(app, media)
  serveContract(app, shop, config.publicUrl ?? '')
  serveLiveOrders(app, shop, cookies)
  serveLiveOffice(app, { shop, cookies })
  serveReturnPhotos(app, { shop, cookies, photos })
  serveReportFiles(app, { shop, cookies })
  serveOrderFile(app, { shop, cookies })
  serveProductList(app, { shop, cookies })
  serveTranslationList(app, { shop, cookies })
  serveBackup(app, { shop, cookies, dataFolder: config.dataFolder })
  const pictures = openPictures({ media, photos, originals })
  serveOriginals(app, { shop, cookies, pictures })
  registerApi(app, { shop, cookies, guestCache, pictures })
  addLoginForm(app, shop, cookies)
  addSignupForm(app, { shop, cookies, pictures })
  addMessageForms(app, shop, cookies)
  addTokenForms(app, shop, cookies)
  addFindOrderForm(app, shop, cookies)
  addStockAlertForms(app, shop, cookies)
  addListForms(app, shop, cookies)
  if (pages !== null) {
    const branding = followBranding(app, shop)
    serveMailedLogo(app, branding, media)
    serveOrderQuestion(app, { shop, cookies, pages, branding, publicUrl: config.publicUrl })
    serveConfirmOrder(app, { shop, pages, branding, publicUrl: config.publicUrl })
    const sharedPages = openSharedPages(app, freshness, { cacheFor }, pages)
    const { publicUrl } = config
    const maxWait = 3 * maxDelay
    await serveWeb(app, { shop, cookies, guestCache, sharedPages, pages, branding, publicUrl, maxWait, takeConnections }) // prettier-ignore
  }
  return app
}

/** Made when it is first asked for: that takes a quarter of the time of a start. */
function serveContract(app: FastifyInstance, { db }: OpenShop, origin: string) {
  let contract: ReturnType<typeof openApi> | undefined
  app.get(apiBase + fileRoutes.openApi[1], async () => {
    const { shopName } = await readSettings(db)
    contract ??= openApi(origin)
    return { ...contract, info: { ...contract.info, title: shopName } }
  })
}

/** After a change the next request sees it, whichever process answers. */
function answerInStep(app: FastifyInstance, inStep: () => Promise<void>) {
  app.addHook('onSend', async ({ method }) => {
    if (!isSafe(method)) await inStep()
  })
}

async function freshnessOf(app: FastifyInstance, shop: OpenShop, staleFor: number) {
  const { db, events, now } = shop
  const stockOf = async (orders: readonly string[]) => {
    const [products, { lowStock }] = await Promise.all([
      stockOfOrdered(db, orders),
      readSettings(db),
    ])
    return { products, lowStock }
  }
  const freshness = openFreshness({ events, stockOf, staleFor })
  const moments = await openContentMoments({ events, nextMoment: (at) => nextMoment(db, at), now })
  const timed = withMoments(freshness, moments)
  app.addHook('onClose', async () => timed.close())
  return timed
}

/** Pages for browsers. */
async function serveWeb(app: FastifyInstance, parts: Parameters<typeof servePages>[1]) {
  serveSitemap(app, parts.shop, parts.publicUrl)
  serveWebManifest(app, parts.shop, parts.branding)
  await serveBuild(app, buildFolders)
  serveShortAddresses(app)
  servePages(app, parts)
}
