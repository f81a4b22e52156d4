import { fullTitle, type Head, type ShopName } from './head.ts'
import type { PageAssets } from './assets.ts'
import { pageDataId } from './page-data-id.ts'
import { escapeJson } from './page-data.ts'
import { headScript } from './head-script.ts'
import { escapeHtml } from './escape-html.ts'
import { siteMessages } from '../../messages/en/site.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'

type Parts = {
  language: Language
  head: Head
  shop: ShopName
  origin: string
  assets: PageAssets
  data: string
  /** HTML above the application */
  above: string
  body: string
}

/** The whole document around a page. */
export const documentHtml = ({
  language,
  head,
  shop,
  origin,
  assets,
  data,
  above,
  body,
}: Parts) => `<!doctype html>
<html lang="${language.locale}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${headScript}</script>
${facts({ language, head, shop, origin })}
${links(assets)}
${preload(head)}
</head>
<body>
${above}<div id="shop">${body}</div>
<script type="application/json" id="${pageDataId}" data-page="${assets.page}" data-code="${[assets.script, ...assets.modules].join(' ')}">${data}</script>
</body>
</html>`

/** A document without the application: what it shows needs no script. */
export const plainDocumentHtml = ({
  language,
  head,
  shop,
  origin,
  assets,
  body,
}: Omit<Parts, 'data' | 'above'>) => `<!doctype html>
<html lang="${language.locale}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${facts({ language, head, shop, origin })}
${links(assets)}
</head>
<body>${body}</body>
</html>`

function facts({
  language,
  head,
  shop,
  origin,
}: Omit<Parts, 'assets' | 'data' | 'above' | 'body'>) {
  const t = messagesIn(language, siteMessages)
  const title = escapeHtml(fullTitle(head.title, shop, language))
  const description = escapeHtml(head.description ?? t('shop.description'))
  const url = head.canonical && escapeHtml(origin + head.canonical)
  const image = escapeHtml(origin + (head.image ?? '/share.png'))
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    url ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
    head.feed &&
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(head.feed)}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" content="#fbf7ec" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#0d1a16" media="(prefers-color-scheme: dark)">`,
    shop && `<meta property="og:site_name" content="${escapeHtml(shop.shopName)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    `<meta property="og:image" content="${image}">`,
    url && `<meta property="og:url" content="${url}">`,
    ...(head.facts ?? []).map(
      (fact) => `<script type="application/ld+json">${jsonLd(fact)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

const jsonLd = (fact: object) =>
  escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...fact }))

const links = ({ styles, fonts }: PageAssets) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
  ].join('\n')

const preload = ({ preload: picture }: Head) =>
  picture
    ? `<link rel="preload" as="image" href="${escapeHtml(picture.href)}"${
        picture.srcSet ? ` imagesrcset="${escapeHtml(picture.srcSet)}"` : ''
      }${picture.sizes ? ` imagesizes="${escapeHtml(picture.sizes)}"` : ''} fetchpriority="high">`
    : ''
