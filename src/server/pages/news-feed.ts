import { messagesIn } from '#web/messages/messages-in.ts'
import { english, type Language } from '#web/messages/language.ts'
import type { FastifyInstance } from 'fastify'
import type { News } from '#shop/content/content.ts'
import { listNews } from '#shop/content/content.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenShop } from '../open-shop.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import { prefixes, withPrefix } from '#web/app/router/language-prefix.ts'
import { paths } from '#web/app/paths.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import { originOf } from '../http/hosts.ts'

const most = 50

/** The news for feed readers: RSS 2.0. */
export function serveNewsFeed(app: FastifyInstance, shop: OpenShop, publicUrl: string | null) {
  // Each language at its own address, because feed readers send no cookie and share what they fetch.
  for (const prefix of prefixes)
    app.get(prefix + paths.newsFeed(), async (request, reply) => {
      const language = shop.languages.find((one) => one.prefix === prefix) ?? english
      const texts = await shop.translations(language.locale)
      const origin = originOf(request, publicUrl)
      const [news, { shopName, tagline }] = await Promise.all([
        listNews(shop.db, shop.now()),
        readSettings(shop.db),
      ])
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('Cache-Control', 'public, max-age=600')
      return newsFeed(news.slice(0, most), { language, texts, origin, shopName, tagline })
    })
}

type About = {
  language: Language
  /** The shop's texts in that language. */
  texts: Translations
  origin: string
  shopName: string
  tagline: string
}

export function newsFeed(
  news: readonly News[],
  { language, texts, origin, shopName, tagline }: About,
): string {
  const say = (text: string) => xml(texts.get(text) ?? text)
  const at = (path: string) => xml(origin + withPrefix(language, path))
  const items = news.map((story) => {
    const link = at(paths.newsItem(story))
    const date = new Date(story.at).toUTCString()
    return `<item><title>${say(story.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${say(story.summary)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(shopName)}</title>
<link>${at(paths.news())}</link>
<description>${say(tagline || messagesIn(language, siteMessages)('shop.description'))}</description>
<language>${language.locale}</language>
<atom:link href="${at(paths.newsFeed())}" rel="self" type="application/rss+xml"/>
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
