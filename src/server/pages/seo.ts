import type { FastifyInstance } from 'fastify'
import { listNews } from '#shop/content/content.store.ts'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { OpenShop } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { urduPath } from '#web/app/router/language-prefix.ts'
import { serveNewsFeed } from './news-feed.ts'
import { originOf } from '../http/hosts.ts'

/** robots.txt and sitemap for search engines. */
export function serveSitemap(app: FastifyInstance, shop: OpenShop, publicUrl: string | null) {
  serveNewsFeed(app, shop, publicUrl)
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const closed = [
      '/checkout',
      '/order',
      '/profile',
      '/wishlist',
      '/quick-order',
      '/search',
      '/confirm-order/',
      '/place-order/',
    ]
    reply.type('text/plain; charset=utf-8')
    return [
      'User-agent: *',
      ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: ${urduPath(path)}`]),
      'Disallow: /api/',
      'Disallow: /language/',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n')
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const { tree, search } = await shop.catalogue.fresh()
    const addresses = [
      paths.home(),
      paths.products(),
      paths.categories(),
      paths.offers(),
      ...toRead,
      ...(await listNews(shop.db, shop.now())).map(paths.newsItem),
      ...tree.flatMap(categoryAddresses),
      ...Iterator.from(search.values()).take(25_000).map(paths.product),
    ]
    reply.type('application/xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    const urls = addresses
      .slice(0, 25_000)
      .flatMap((path) => [urlOf(origin, path, path), urlOf(origin, path, urduPath(path))])
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  })
}

const toRead = [
  paths.news(),
  paths.events(),
  paths.achievements(),
  paths.about(),
  paths.contact(),
  paths.reviews(),
  paths.help(),
  paths.helpInfo(),
  paths.faqs(),
  paths.terms(),
  paths.privacy(),
  paths.paymentInfo(),
  paths.cashOnDelivery(),
  paths.policy(),
]

const categoryAddresses = (node: CategoryNode): string[] => [
  paths.category(node.path.split('/')),
  ...node.children.flatMap(categoryAddresses),
]

/** A page in one language, with its addresses in both. */
const urlOf = (origin: string, path: string, own: string) =>
  `<url><loc>${escaped(origin + own)}</loc>${[
    ['en', path],
    ['ur', urduPath(path)],
  ]
    .map(
      ([code, href]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + href)}"/>`,
    )
    .join('')}</url>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
