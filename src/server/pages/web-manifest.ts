import { type Logo, logoVersion } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { DisplayedBranding } from './displayed-branding.ts'
import type { OpenShop } from '../open-shop.ts'
import { officeManifest } from '#web/app/office-manifest.ts'
import { paths } from '#web/app/paths.ts'
import { officePaths } from '#web/back-office/addresses.ts'
import { backOfficeMessages } from '#web/messages/en/back-office/office.ts'
import { backOfficeRunMessages } from '#web/messages/en/back-office/orders/run.ts'
import { siteMessages } from '#web/messages/en/site.ts'

/** The web manifests, for adding the shop or its back office to a home screen. */
export function serveWebManifest(
  app: FastifyInstance,
  shop: OpenShop,
  displayedBranding: DisplayedBranding,
) {
  const serve = (
    path: string,
    own: (facts: { name: string; line: string; language: Language }) => object,
  ) =>
    // prettier-ignore
    app.get(path, async ({ language }, reply) => {
      const { shopName: name, tagline } = await readSettings(shop.db)
      const { logo, colours } = await displayedBranding()
      reply.type('application/manifest+json').header('Cache-Control', 'no-cache')
      const texts = await shop.translations(language.locale)
      const line = (texts.get(tagline) ?? tagline) || messagesIn(language, siteMessages)('shop.line')
      const manifest = {
        ...own({ name, line, language }),
        lang: language.locale,
        dir: language.direction,
        display: 'standalone',
        theme_color: tonesOf(colours).brand.day,
        background_color: '#fbf7ec',
        icons: logo === null ? builtInIcons : iconsOf(logo),
      }
      return Buffer.from(JSON.stringify(manifest)) // a string would get a charset, which this type does not have
    })
  serve('/manifest.webmanifest', ({ name, line, language }) => {
    const t = messagesIn(language, siteMessages)
    return {
      id: '/',
      name: `${name}: ${line}`,
      short_name: name,
      description: t('shop.description'),
      start_url: paths.home(),
      scope: '/',
      categories: ['shopping', 'food'],
      shortcuts: [
        { name: t('bar.cart'), url: paths.cart() },
        { name: t('search.button'), url: paths.search() },
        { name: t('nav.orders'), url: paths.orders() },
      ],
    }
  })
  // Of those who work in the shop: a rider opens the run from the home screen.
  serve(officeManifest, ({ name, language }) => {
    const t = messagesIn(language, backOfficeMessages, backOfficeRunMessages)
    return {
      id: officePaths.today(),
      name: `${name}: ${t('backOffice.title')}`,
      short_name: name,
      start_url: officePaths.today(),
      scope: officePaths.today(),
      shortcuts: [
        { name: t('run.title'), url: officePaths.rider() },
        { name: t('nav.orders'), url: officePaths.orders() },
        { name: t('nav.counter'), url: officePaths.counter() },
      ],
    }
  })
}

const builtInIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

function iconsOf(logo: Logo) {
  const src = (version: '192' | '512' | 'maskable') => `/media/${logoVersion(logo, version)}`
  return [
    { src: src('192'), sizes: '192x192', type: 'image/png' },
    { src: src('512'), sizes: '512x512', type: 'image/png' },
    { src: src('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}
