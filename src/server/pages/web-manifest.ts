import { type Logo, logoVersion } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { DisplayedBranding } from './displayed-branding.ts'
import type { OpenShop } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { siteMessages } from '#web/messages/en/site.ts'

/** The web manifest, for adding the shop to a home screen. */
export function serveWebManifest(
  app: FastifyInstance,
  shop: OpenShop,
  displayedBranding: DisplayedBranding,
) {
  app.get('/manifest.webmanifest', async ({ language }, reply) => {
    const t = messagesIn(language, siteMessages)
    const { shopName, tagline } = await readSettings(shop.db)
    const { logo, colours } = await displayedBranding()
    reply.type('application/manifest+json').header('Cache-Control', 'no-cache')
    const manifest = {
      id: '/',
      name: `${shopName}: ${tagline || t('shop.line')}`,
      short_name: shopName,
      description: t('shop.description'),
      lang: language.locale,
      dir: language.direction,
      start_url: paths.home(),
      scope: '/',
      display: 'standalone',
      theme_color: tonesOf(colours).brand.day,
      background_color: '#fbf7ec',
      categories: ['shopping', 'food'],
      icons: logo === null ? builtInIcons : iconsOf(logo),
      shortcuts: [
        { name: t('bar.cart'), url: paths.cart() },
        { name: t('search.button'), url: paths.search() },
        { name: t('nav.orders'), url: paths.orders() },
      ],
    }
    return Buffer.from(JSON.stringify(manifest)) // a string would get a charset, which this type does not have
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
