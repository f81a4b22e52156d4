import type { FastifyInstance } from 'fastify'
import { listNews } from '#shop/content/content.store.ts'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { OpenShop } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { serveNewsFeed } from './news-feed.ts'
import { originOf } from '../http/hosts.ts'

/** robots.txt and sitemap for search engines. */
export function serveSitemap(app: FastifyInstance, shop: OpenShop, publicUrl: string | null) {
  serveNewsFeed(app, shop, publicUrl)
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const closed = [
      '/api/',
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
      ...closed.map((path) => `Disallow: ${path}`),
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
      ...Iterator.from(search.values()).take(50_000).map(paths.product),
    ]
    reply.type('application/xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    const urls = addresses
      .slice(0, 50_000)
      .map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
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

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
