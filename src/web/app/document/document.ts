import type { Branding } from '#shop/branding/branding.ts'
import { fullTitle, type Head, type ShopName } from './head.ts'
import type { PageAssets } from './assets.ts'
import { pageDataId } from './page-data-id.ts'
import { escapeJson } from './page-data.ts'
import { headScript } from './head-script.ts'
import { brandingTagsOf } from './branding-tags.ts'
import { translationFile } from './translation-file.ts'
import { translationLinkId } from './translation-link-id.ts'
import { urduPath, withPrefix } from '../router/language-prefix.ts'
import { siteMessages } from '../../messages/en/site.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'

type Parts = {
  language: Language
  head: Head
  shop: ShopName
  branding: Branding
  origin: string
  assets: PageAssets
  data: string
  body: string
  /** Address of the web manifest, if it isn't the shop's. */
  manifest?: string | undefined
}

export const documentHtml = ({
  language,
  head,
  shop,
  branding,
  origin,
  assets,
  data,
  body,
  manifest,
}: Parts) => `<!doctype html>
<html ${attributesOf(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${headScript}</script>
${facts({ language, head, shop, branding, origin })}
${links(assets, branding, manifest)}
${preload(head)}
${sentences(language)}
</head>
<body>
<div id="shop">${body}</div>
<script type="application/json" id="${pageDataId}" data-page="${assets.page}" data-code="${[assets.script, ...assets.modules].join(' ')}">${data}</script>
</body>
</html>`

/** A document without the application's scripts. */
export const plainDocumentHtml = ({
  language,
  head,
  shop,
  branding,
  origin,
  assets,
  body,
}: Omit<Parts, 'data' | 'manifest'>) => `<!doctype html>
<html ${attributesOf(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${facts({ language, head, shop, branding, origin })}
${links(assets, branding)}
</head>
<body>${body}</body>
</html>`

/** Browsers write figures as the server did (digits-of-page.ts). */
const attributesOf = ({ locale, direction, hasOwnDigits }: Language) =>
  `lang="${locale}" dir="${direction}"${hasOwnDigits ? ' data-digits' : ''}`

function facts({
  language,
  head,
  shop,
  branding,
  origin,
}: Omit<Parts, 'assets' | 'data' | 'body' | 'manifest'>) {
  const t = messagesIn(language, siteMessages)
  const title = escape(fullTitle(head.title, shop, language))
  const description = escape(head.description ?? t('shop.description'))
  const url = head.canonical && escape(origin + withPrefix(language, head.canonical))
  const { colours } = brandingTagsOf(branding)
  const image = escape(origin + (head.image ?? '/share.png'))
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    url ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
    head.feed &&
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escape(withPrefix(language, head.feed))}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" content="${colours.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colours.night}" media="(prefers-color-scheme: dark)">`,
    shop && `<meta property="og:site_name" content="${escape(shop.shopName)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    `<meta property="og:image" content="${image}">`,
    url && `<meta property="og:url" content="${url}">`,
    `<meta property="og:locale" content="${language.locale}_PK">`,
    head.canonical && alternates(origin, head.canonical),
    ...(head.facts ?? []).map(
      (fact) => `<script type="application/ld+json">${jsonLd(fact)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The same page in each language, for search engines; without a choice they show the English one. */
const alternates = (origin: string, path: string) =>
  [
    ['en', path],
    ['ur', urduPath(path)],
    ['x-default', path],
  ]
    .map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escape(origin + href)}">`,
    )
    .join('\n')

const jsonLd = (fact: object) =>
  escapeJson(JSON.stringify({ '@context': 'https://schema.org', ...fact }))

function links(
  { styles, fonts }: PageAssets,
  branding: Branding,
  manifest = '/manifest.webmanifest',
) {
  const { style, icons } = brandingTagsOf(branding)
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(style === '' ? [] : [style]),
    ...fonts.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`),
    `<link rel="manifest" href="${manifest}">`,
    ...icons,
  ].join('\n')
}

const preload = ({ preload: picture }: Head) =>
  picture
    ? `<link rel="preload" as="image" href="${escape(picture.href)}"${
        picture.srcSet ? ` imagesrcset="${escape(picture.srcSet)}"` : ''
      }${picture.sizes ? ` imagesizes="${escape(picture.sizes)}"` : ''} fetchpriority="high">`
    : ''

function sentences(language: Language) {
  const file = translationFile(language)
  return file === null
    ? ''
    : `<link rel="preload" as="fetch" crossorigin id="${translationLinkId}" href="${file.path}">`
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
