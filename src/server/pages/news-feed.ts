import { messagesIn } from '#web/messages/messages-in.ts'
import type { Language } from '#web/messages/language.ts'
import type { FastifyInstance } from 'fastify'
import type { News } from '#shop/content/content.ts'
import { listNews } from '#shop/content/content.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenShop } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import { originOf } from '../http/hosts.ts'

const most = 50

/** The news for feed readers: RSS 2.0. */
export function serveNewsFeed(app: FastifyInstance, shop: OpenShop, publicUrl: string | null) {
  app.get(paths.newsFeed(), async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const [news, { shopName, tagline }] = await Promise.all([
      listNews(shop.db, shop.now()),
      readSettings(shop.db),
    ])
    reply.type('application/rss+xml; charset=utf-8').header('Cache-Control', 'public, max-age=600')
    return newsFeed(news.slice(0, most), {
      language: request.language,
      origin,
      shopName,
      tagline,
    })
  })
}

type About = { language: Language; origin: string; shopName: string; tagline: string }

export function newsFeed(
  news: readonly News[],
  { language, origin, shopName, tagline }: About,
): string {
  const items = news.map((story) => {
    const link = xml(origin + paths.newsItem(story))
    const date = new Date(story.at).toUTCString()
    return `<item><title>${xml(story.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${xml(story.summary)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(shopName)}</title>
<link>${xml(origin + paths.news())}</link>
<description>${xml(tagline || messagesIn(language, siteMessages)('shop.description'))}</description>
<language>${language.locale}</language>
<atom:link href="${xml(origin + paths.newsFeed())}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

// XML has no room for most control characters, not even escaped.
const xml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are the point
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
