import { siteMessages } from '../../messages/en/site.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { withPrefix } from '../router/language-prefix.ts'

export type JsonLd = { '@type': string; [key: string]: unknown }

export type Head = {
  /** null: the shop's name alone */
  title: string | null
  description?: string
  /** a path; if absent, search engines don't index the page */
  canonical?: string
  image?: string
  kind?: 'website' | 'product' | 'article'
  facts?: readonly JsonLd[]
  /** a large picture to preload */
  preload?: { href: string; srcSet?: string; sizes?: string }
  /** RSS feed of the page */
  feed?: string
}

/** null if the shop's settings failed to load. */
export type ShopName = { shopName: string; tagline: string } | null

export function fullTitle(title: string | null, shop: ShopName, language: Language): string {
  const t = messagesIn(language, siteMessages)
  const parts =
    title === null ? [shop?.shopName, shop?.tagline || t('shop.line')] : [title, shop?.shopName]
  return parts.filter(Boolean).join(' · ')
}

/** After a navigation: updates what tabs, screen readers and sharing use. */
export function applyHead(
  { title, description, canonical }: Head,
  shop: ShopName,
  language: Language,
) {
  const t = messagesIn(language, siteMessages)
  document.title = fullTitle(title, shop, language)
  setAttribute('meta[name="description"]', 'content', description ?? t('shop.description'))
  setAttribute(
    'link[rel="canonical"]',
    'href',
    canonical && window.location.origin + withPrefix(language, canonical),
  )
}

function setAttribute(selector: string, name: string, value: string | undefined) {
  const element = document.head.querySelector(selector)
  if (value === undefined) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
